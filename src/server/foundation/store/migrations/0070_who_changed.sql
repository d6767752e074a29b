-- What people write for a bot says who made it and who changed it last, whatever kind of thing it is.
alter table area
  add column created_by integer references app_user on delete set null,
  add column updated_by integer references app_user on delete set null;
alter table label
  add column created_by integer references app_user on delete set null,
  add column updated_by integer references app_user on delete set null;
alter table contact_field
  add column created_by integer references app_user on delete set null,
  add column updated_by integer references app_user on delete set null;
alter table chat_view
  add column created_by integer references app_user on delete set null,
  add column updated_by integer references app_user on delete set null;
alter table quick_reply
  add column created_by integer references app_user on delete set null,
  add column updated_by integer references app_user on delete set null;
alter table response_category
  add column updated_at timestamptz not null default now(),
  add column updated_by integer references app_user on delete set null,
  add column version integer not null default 1;
update chat_view set created_by = owner_id, updated_by = owner_id;
update quick_reply set created_by = owner_id, updated_by = owner_id;
update response_category set updated_at = created_at, updated_by = created_by;
