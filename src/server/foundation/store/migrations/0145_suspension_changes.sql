-- What the platform did was noted as any change of a bot.
update audit set action = case when jsonb_typeof(after->'suspended') = 'string' then 'suspend' else 'resume' end
where resource_type = 'bot' and action = 'update' and before ? 'suspended' and after ? 'suspended'
  and before->'suspended' is distinct from after->'suspended';
