-- Where a visitor of the webchat is and with what, from the last time that the chat was opened: shown to the team beside
-- the conversation. Addresses without what follows a «?»; of the browser only families, no fingerprint.
alter table webchat_visitor
  add column page text,
  add column page_title text,
  add column referrer text,
  add column language text,
  add column browser text,
  add column system text,
  add column device text,
  add column page_at timestamptz;
