create trigger transfer_named after insert on transfers for each row execute function name_transfer();
