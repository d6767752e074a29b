-- What a rule tells people was a mention until now: who is alerted of mentions goes on being alerted of it.
update notification_rule set events = events || '["rule_notice"]'
where events @> '["mention"]' and not events @> '["rule_notice"]';
