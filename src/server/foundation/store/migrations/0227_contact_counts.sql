-- Counting the contacts of a bot with a label, in a group or of a channel reads this index instead of the table.
create index contact_bot on contact (bot_id, id);

-- Contacts are found by the key of their phone; nothing searches its last digits.
drop index contact_phone;
