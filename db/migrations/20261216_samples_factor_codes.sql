-- `factor`: the code that lets an operator set up a second factor (decision 31). A person hands it over; no mail has it.
alter table account_links
  drop constraint account_links_purpose_check,
  add constraint account_links_purpose_check check (purpose in ('confirmation', 'reset', 'new-email', 'factor'));
