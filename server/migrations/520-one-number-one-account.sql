-- A number was kept in several writings, and could be verified once in each: the account that verified it first keeps it.
update players set phone_verified_at = null
  from (
    select id, row_number() over (
             partition by regexp_replace(phone, '^(00)?(90)?0?(5[0-9]{9})$', '90\3') order by phone_verified_at, id
           ) as place
      from players
     where phone_verified_at is not null
  ) as verified
 where verified.id = players.id and verified.place > 1;

update players set phone = regexp_replace(phone, '^(00)?(90)?0?(5[0-9]{9})$', '90\3')
 where phone ~ '^(00)?(90)?0?5[0-9]{9}$' and phone !~ '^905[0-9]{9}$';

-- Who has had the trial bonus, by a keyed hash of the national id: one person has it once, with however many accounts.
create table trial_bonus_people (
  person bytea primary key,
  player_id bigint not null unique references players (id)
);
