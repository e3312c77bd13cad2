-- One row: what all portals on this database share; the first start writes it (decision 18). The code before knows `instances`.
create table shared_settings (
  is_only boolean primary key default true check (is_only),
  -- Derived from the session secret.
  secret_fingerprint text not null,
  -- The content of the object `storage-id`, beside the pictures.
  storage_id uuid not null
);
