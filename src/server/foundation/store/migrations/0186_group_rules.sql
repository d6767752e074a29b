-- Groups whose members follow from a rule. Their number is stored, so that a list of groups does not count contacts.
alter table contact_group
  add column kind text not null default 'static' check (kind in ('static', 'dynamic')),
  add column rule jsonb,
  add column counted integer,
  add column refreshed_at timestamptz,
  add check ((kind = 'dynamic') = (rule is not null));
