/** Where root keeps what the server's account must reach when the data folder is closed to it. */
export const SYSTEM_HOME = '/var/lib/katedra'
