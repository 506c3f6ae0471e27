import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  type Registry,
} from 'prom-client';

/** Makes metrics of one registry; the library's own is one for the whole process. */
export function metricsOf(registry: Registry) {
  const registers = [registry];
  return {
    gauge: <Label extends string>(config: GaugeConfiguration<Label>) => new Gauge({ ...config, registers }),
    counter: <Label extends string>(config: CounterConfiguration<Label>) =>
      new Counter({ ...config, registers }),
  };
}
