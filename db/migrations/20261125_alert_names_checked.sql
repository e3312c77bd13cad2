-- In a transaction of its own, so that the check of the rows holds up no one.
alter table alerts validate constraint alerts_own_name_check;
alter table alerts validate constraint alerts_pause_reason_check;
