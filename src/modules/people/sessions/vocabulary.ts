export const DEVICE_KINDS = ['computer', 'phone', 'tablet', 'other'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]
