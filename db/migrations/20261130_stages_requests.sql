-- The stage that a message of the portal tells; its `body` holds it in French, for the earlier code.
alter table request_events add column stage text;
