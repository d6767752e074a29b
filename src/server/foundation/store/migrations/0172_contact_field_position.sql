-- The order in which own fields of contacts are shown; those that nobody ordered follow by age.
alter table contact_field add column position smallint not null default 0;
update contact_field f set position = o.place
  from (select id, row_number() over (partition by bot_id order by id) as place from contact_field) o where o.id = f.id;
