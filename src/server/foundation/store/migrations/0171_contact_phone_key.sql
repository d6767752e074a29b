-- A key that is equal for all forms of a phone number, by which contacts are compared: matchKey in
-- src/contract/phone-forms.ts. What is no number has no key.
create function phone_match_key(phone text) returns text language sql immutable strict parallel safe as $$
  select nullif(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(phone,
      '\D', '', 'g'),
      '^549(\d{10})$', '54\1'),
      '^521(\d{10})$', '52\1'),
      '^(55\d{2})9(\d{8})$', '\1\2'),
    '')
$$;
alter table contact add column phone_key text generated always as (phone_match_key(phone)) stored;
create index contact_phone_key on contact (bot_id, phone_key) where phone_key is not null;
create index contact_document on contact (bot_id, (document->>'value')) where document is not null;

-- Contacts are listed by the channels on which they wrote.
create index chat_contact_channel on chat (bot_id, channel, contact_id);
