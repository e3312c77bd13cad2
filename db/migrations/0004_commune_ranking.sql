-- The order in which communes are suggested: a short beginning (« s », « saint ») is found by walking
-- from the most populous on, not by sorting thousands of names.
create index communes_ranking on communes ((kind = 'ancienne'), population desc, id);
