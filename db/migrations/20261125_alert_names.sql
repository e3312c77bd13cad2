-- The name that a person gave to an alert, in place of that from its criteria: one line, which mails may repeat in a subject.
alter table alerts add column own_name text;
alter table alerts add constraint alerts_own_name_check
  check (char_length(own_name) between 1 and 80 and own_name !~ '[[:cntrl:]]') not valid;

-- An alert also pauses where none of its places is known any more. Not valid: the table is large, and its rows met the narrower rule.
alter table alerts drop constraint alerts_pause_reason_check;
alter table alerts add constraint alerts_pause_reason_check
  check (pause_reason in ('person', 'refused', 'complaint', 'nowhere')) not valid;
