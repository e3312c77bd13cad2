-- Cached counts of searches by department or region hold its codes, not the thousands of ids of its communes, which every change of a
-- listing would compare. Each search has at most both: communes, and departments beside them.
alter table kept_searches add column department_codes text[];

-- As in migration 0028, with the departments.
create or replace function count_changes_of_kept_searches() returns trigger
  language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select *, 1 as difference from inserted'
    when 'DELETE' then 'select *, -1 as difference from deleted'
    else 'select *, 1 as difference from inserted union all select *, -1 as difference from deleted'
  end;
  changes integer;
begin
  perform pg_advisory_xact_lock_shared(listing_changes_lock());
  perform nextval('listing_changes');
  if not exists (select from kept_searches) then
    return null;
  end if;
  execute format('select count(*) from (%s) as changed', changed) into changes;
  if changes > kept_search_change_limit() then
    delete from kept_searches;
    return null;
  end if;
  execute format(
    'insert into kept_search_counts (search_id, traits, count)
     select search.id, changed.traits, sum(changed.difference)
     from (%s) as changed
     join communes on communes.id = changed.commune_id
     join kept_searches as search on (search.commune_ids is null or changed.commune_id = any (search.commune_ids)
         or communes.department_code = any (search.department_codes))
       and (search.quartier_key is null or has_quartier_words(changed.quartier_key, search.quartier_key))
       and (search.price_min is null or changed.price >= search.price_min)
       and (search.price_max is null or changed.price <= search.price_max)
       and (search.area_min is null or changed.search_area >= search.area_min)
       and (search.area_max is null or changed.search_area <= search.area_max)
       and (search.rooms_min is null or changed.rooms >= search.rooms_min)
       and (search.words is null or changed.search_vector @@ search.words)
     where changed.status in (''disponible'', ''en_negociation'')
     group by search.id, changed.traits having sum(changed.difference) <> 0
     order by search.id, changed.traits
     on conflict (search_id, traits) do update set count = kept_search_counts.count + excluded.count', changed);
  return null;
end $$;
