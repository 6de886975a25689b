import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { type Config, loadConfig } from '#platform/config.ts'

/** The settings of the environment and of `.env`. @throws Error naming each that is wrong. */
export function readSettings(): Config {
  if (existsSync('.env')) loadEnvFile('.env')
  return loadConfig(process.env)
}
