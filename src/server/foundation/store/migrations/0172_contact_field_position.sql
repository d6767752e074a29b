-- The order in which own fields of contacts are shown; those that nobody ordered follow by age.
alter table contact_field add column position smallint not null default 0;
update contact_field f set position = o.place
  from (select id, row_number() over (partition by bot_id order by id) as place from contact_field) o where o.id = f.id;

-- The values of own fields, folded, one per line as `key=value`, to find contacts by them. Like the other words they are
-- beside the contact, whose row each message of a customer changes. Null where a contact has none.
create function own_words_of_contact(custom jsonb) returns text language sql immutable parallel safe as $$
  select fold(string_agg(chr(10) || key || '=' || replace(value, chr(10), ' '), '' order by key)) || chr(10)
  from jsonb_each_text(custom) where value is not null
$$;
alter table contact_words add column own text;
update contact_words w set own = own_words_of_contact(k.custom)
  from contact k where k.id = w.contact_id and k.custom <> '{}';
create index contact_words_own on contact_words using gin (own gin_trgm_ops) where own is not null;

create function keep_own_contact_words() returns trigger language plpgsql as $$
begin
  update contact_words set own = own_words_of_contact(new.custom) where contact_id = new.id;
  return null;
end
$$;
-- After contact_words, which inserts the row: triggers run by name.
create trigger contact_words_own_insert after insert on contact
  for each row when (new.custom <> '{}') execute function keep_own_contact_words();
create trigger contact_words_own_update after update of custom on contact
  for each row when (new.custom is distinct from old.custom) execute function keep_own_contact_words();
