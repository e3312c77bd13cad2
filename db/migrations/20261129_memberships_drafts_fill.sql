-- fill of listing_drafts by id, 200 at a time
update listing_drafts d set advertiser_id = m.advertiser_id
from memberships m where m.user_id = d.user_id and d.advertiser_id is null and d.id between $1 and $2;
