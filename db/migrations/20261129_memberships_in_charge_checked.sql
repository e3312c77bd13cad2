alter table listings validate constraint listings_in_charge;
