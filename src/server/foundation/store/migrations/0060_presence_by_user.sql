-- Whether somebody is here at all is asked by person, whatever the chatbot.
create index console_presence_user on console_presence (user_id);

-- Somebody who never signed in was never here.
update user_connection c set connected = false
  where connected and not exists (select from session s where s.user_id = c.user_id);
