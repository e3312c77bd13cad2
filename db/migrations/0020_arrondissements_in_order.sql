-- Suggestions walk this index until enough communes match: the largest first, and arrondissements in the order of their
-- ids, which is that of their numbers, as if all were as large.
drop index communes_ranking;
create index communes_ranking on communes ((kind = 'ancienne'), (case when kind = 'arrondissement' then 100000 else population end) desc, id);
