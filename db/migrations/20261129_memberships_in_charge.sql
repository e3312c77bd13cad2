-- The member in charge of a listing; null: the administrators. Checked for new rows; the next file checks the others, of which
-- none has one, without keeping writers out.
alter table listings add column in_charge_id text;
alter table listings add constraint listings_in_charge foreign key (advertiser_id, in_charge_id)
  references memberships (advertiser_id, user_id) on delete set null (in_charge_id) not valid;
