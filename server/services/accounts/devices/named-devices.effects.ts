import type { Effects } from '../../effects/effects.ts';
import type { NamedDeviceStore } from './named-devices.ts';

export const namedDevicesEffects: Effects<NamedDeviceStore> = {
  isNamed: null,
  isRefused: null,
  list: null,
  name: { records: (_nothing, _place, name) => ({ action: 'device.named', subject: name }) },
  remove: { records: (name) => ({ action: 'device.removed', subject: name }) },
};
