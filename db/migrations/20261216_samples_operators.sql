-- Sample accounts that run the portal had a public password, so anybody may have been in. They lose it, with their sessions and
-- second factor; a start gives them a password of the portal's own. Second factors that were only begun had no code yet.
with samples as (select id from users join operators on user_id = id where is_sample),
  forgotten as (update credentials set password = null where user_id in (select id from samples)),
  ended as (delete from sessions where user_id in (select id from samples)),
  gone as (delete from second_factors where not verified or user_id in (select id from samples) returning user_id)
  update users set two_factor_enabled = false where id in (select user_id from gone);
