-- Who of the team asked for a reaction, with each request: one that stays because the next was refused is of who asked for it.
alter table outbound_part add column reacted_by integer references app_user on delete set null;
create index outbound_part_reacted_by on outbound_part (reacted_by) where reacted_by is not null;
