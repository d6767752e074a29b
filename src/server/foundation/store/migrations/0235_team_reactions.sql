-- What somebody of the team reacted with to a customer's message, and why it did not reach the channel. It is not in
-- `reaction`, because a customer may react to their own message as well. Who took it back last stays in `team_reaction_by`.
alter table message
  add column team_reaction text,
  add column team_reaction_by integer references app_user on delete set null,
  add column team_reaction_error text;
create index message_team_reaction_by on message (team_reaction_by) where team_reaction_by is not null;
