// For --import: ends the program in good order once the channel to whoever started it is closed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
