-- A contact and their chats have one name. A name that staff gave a chat is taken over where the contact has none;
-- otherwise the contact's, which the agenda shows, is the one.
update contact set name = named.user_name, version = version + 1
from (
  select distinct on (contact_id) contact_id, user_name from chat
  where user_name <> '' and user_name !~ '^Visitante( \d+)?$'
  order by contact_id, last_message_at desc, id desc
) named
where named.contact_id = contact.id and (contact.name = '' or contact.name ~ '^Visitante( \d+)?$');

update chat set user_name = contact.name
from contact
where contact.id = chat.contact_id and contact.name <> '' and chat.user_name <> contact.name;

update budget set contact = jsonb_set(budget.contact, '{name}', to_jsonb(chat.user_name))
from chat
where chat.id = budget.chat_id and budget.status = 'draft' and budget.contact->>'name' <> chat.user_name;
