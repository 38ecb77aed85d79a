create trigger round_named after insert on rounds for each row execute function name_round();
