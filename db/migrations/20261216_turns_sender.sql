-- A hash of the network that sent a file, until the file is done: its turns count by organisation and by network.
alter table imports add sender bigint;
