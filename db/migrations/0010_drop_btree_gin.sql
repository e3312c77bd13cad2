-- Made by migration 0001 and never used: the indexes on words have operators of their own. Where the extension
-- is another's, or serves another's index, it stays.
do $$ begin
  drop extension if exists btree_gin;
exception when insufficient_privilege or dependent_objects_still_exist then
  null;
end $$;
