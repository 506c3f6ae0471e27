import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  type Registry,
} from 'prom-client';

/** Creates metrics of one registry; the library's default is process-wide. */
export function metricsOf(registry: Registry) {
  const registers = [registry];
  return {
    gauge: <Label extends string>(config: GaugeConfiguration<Label>) => new Gauge({ ...config, registers }),
    counter: <Label extends string>(config: CounterConfiguration<Label>) =>
      new Counter({ ...config, registers }),
  };
}
