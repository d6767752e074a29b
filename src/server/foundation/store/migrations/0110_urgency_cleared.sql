-- The most serious urgency that staff took from a waiting chat by hand; null for the rest. It does not come back by
-- itself while the customer waits.
alter table chat add column urgency_cleared text;
