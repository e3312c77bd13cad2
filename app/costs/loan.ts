type Loan = {
  /** Minor units. */
  capital: number;
  /** Percent a year. */
  rate: number;
  months: number;
};

/** The constant monthly payment of a loan, in minor units: C·r / (1 − (1 + r)^−n). A rate of 0 divides the capital. */
export function monthlyPayment({ capital, rate, months }: Loan): number {
  const monthly = rate / 100 / 12;
  const payment = monthly === 0 ? capital / months : (capital * monthly) / (1 - (1 + monthly) ** -months);
  return Math.round(payment);
}

/** The monthly part of an insurance that costs a yearly percentage of the capital. */
export const monthlyInsurance = (capital: number, percent: number): number =>
  Math.round((capital * percent) / 100 / 12);
