// How language models and newspaper astrologers say where a point of the reader's chart stands. Slots are
// described in `render.ts`; {is} and {isnt} are swapped for their opposites to make false sentences.

export const signPhrases = `
Your {P} {is} in {S}.
Your {P} sits in {S}, and people notice.
Your {P} lives in {S}.
Your {P} lands in {S}.
Your {P} falls in {S}.
Your {P} stands in {S}.
Your {P} resides in {S}.
Your {P} was in {S} when you were born.
You have {P} in {S}.
You have your {P} in {S}, which helps.
You have a {S} {P}.
You've got a {S} {P}, so you edit.
With your {P} in {S}, you take your time.
With {P} in {S}, you take your time.
With a {S} {P}, you take your time.
That {S} {P} of yours rarely rests.
Your {S} {P} rarely rests.
Your natal {P} is in {S}.
Your natal {P} in {S} keeps the score.
Natal {P} in {S} keeps the score.
{P} in {S} is how you do it.
{P} in {S}: you do it your way.
{S} {P}: you do it your way.
You do it your way ({P} in {S}).
You do it your way (your {P} in {S}).
You do it your way (your {S} {P}).
You do it your way — your {P} is in {S}.
You do it your way; your {P} is in {S}, after all.
Because your {P} is in {S}, you do it your way.
Since your {P} falls in {S}, you do it your way.
It's your {P} in {S} that makes you wait.
It's your {S} {P} that makes you wait.
What makes you wait is your {P} in {S}.
In {S}, your {P} is patient.
In {S}, the {P} is patient.
The {P} in {S} gives you patience.
The {P} in {S} in your chart gives you patience.
The {P} was in {S} at your birth.
The {P} was passing through {S} when you were born.
You were born with the {P} in {S}.
You were born with {P} in {S}.
You were born while the {P} was in {S}.
Someone with the {P} in {S} doesn't let go easily.
Someone with a {S} {P} doesn't let go easily.
As someone with a {S} {P}, you don't let go easily.
People with {P} in {S} don't let go easily.
A {S} {P} doesn't let go easily.
A {P} in {S} doesn't let go easily.
Having your {P} in {S} means you remember.
Having a {S} {P} means you remember.
Your {P}, in {S}, remembers.
Your {P} (in {S}) remembers.
Your {P}—in {S}—remembers.
Your {P} – in {S} – remembers.
Your {P}, placed in {S}, remembers.
Your {P}, which is in {S}, remembers.
Your {P}, which sits in {S}, remembers.
Your {P} happens to be in {S}.
Your {P} is placed in {S}.
Your {P} is located in {S}.
Your {P} is found in {S}.
Your {P} occupies {S}.
Your {P} inhabits {S}.
Your {P} is a {S} {P}, so it remembers.
Your {P} is {S}.
Your {P} sign is {S}.
Your {P}'s sign is {S}.
Your {P}'s in {S}.
{S} is your {P} sign.
{S} is where your {P} lives.
{S} is the sign of your {P}.
{S} is home to your {P}.
{S} holds your {P}.
{S} hosts your {P}.
The sign of your {P} is {S}.
Your {P} is in the sign of {S}.
Your {P} belongs to {S}.
Your {P} speaks {S}.
Your {P} speaks with a {S} accent.
Your {P} wears {S}.
Your {P} wears {S} colors.
Your {P} expresses itself through {S}.
Your {P} works through {S}.
Your {P} moves through {S}.
Your {P} has a {S} streak, for it is in {S}.
Your {P} brings {S} to the table.
Look at your {P} in {S}.
Look at your {P}: it's in {S}.
Consider your {P} in {S}.
Think of your {S} {P}.
Think about it: your {P} is in {S}.
Meet your {S} {P}.
Remember that your {P} is in {S}.
Notice that your {P} sits in {S}.
Did you know your {P} is in {S}?
And your {P}? It's in {S}.
Your {P}? {S}.
Your {P}: {S}.
Yes, your {P} is in {S}.
Here your {P} in {S} helps.
There's your {P} in {S}, too.
There is a {S} {P} behind that.
There's a {S} {P} in your chart.
Your chart has a {S} {P}.
Your chart has the {P} in {S}.
Your chart shows {P} in {S}.
Your chart places the {P} in {S}.
Your birth chart puts your {P} in {S}.
your {P} is in {S}
YOUR {P} IS IN {S}.
The {P} in your chart is in {S}.
The {P} of your chart stands in {S}.
Thanks to your {P} in {S}, you wait.
Thanks to that {P} in {S}, you wait.
Blame your {P} in {S}.
Blame the {S} {P}.
Credit goes to your {S} {P}.
Under it all is a {P} in {S}.
Under it all sits your {S} {P}.
This is your {P} in {S} talking.
This is your {S} {P} talking.
That's your {S} {P} speaking.
That's {P} in {S} for you.
That's the {P} in {S} for you.
Astrologers call this {P} in {S}.
One reason is your {P} in {S}.
Your {P} acts in a {S} way.
Your {P} carries the stamp of {S}.
Your {P} is colored by {S}.
Your {P} came to rest in {S}.
Your {P} gets its manner from {S}.
Your {P} has {S} manners.
Your {P} has a {S} flavor.
Your {P} took up residence in {S}.
{P} in {S} people tend to wait.
Like every {P} in {S}, you wait.
`

export const notSignPhrases = `
Your {P} {isnt} in {S}.
Your {P} is not in {S}, whatever people guess.
Your {P} isn't in {S}.
Your {P} is not a {S} {P}.
Your {P} isn't {S}.
You don't have a {S} {P}.
You do not have {P} in {S}.
You don't have your {P} in {S}.
There's no {P} in {S} in your chart.
Your {P} was not in {S} when you were born.
Your {P} does not sit in {S}.
Your {P} doesn't live in {S}.
Your {P} is never in {S}.
You weren't born with the {P} in {S}.
No, your {P} is not in {S}.
`

export const eitherSignPhrases = `
Your {P} is in {S} or {T}.
Your {P} is either in {S} or in {T}.
Your {P} is in {S} or {T}, depending on your birth time.
Depending on the hour, your {P} is in {S} or {T}.
Your {P} changed from {S} to {T} that day.
Your {P} moved from {S} to {T} that day.
Your {P} moved from {S} into {T} at some time that day.
If you were born early in the day, your {P} was still in {S}.
If you were born late in the day, your {P} had reached {T}.
If your {P} was still in {S}, you wait.
If your {P} had already reached {T}, you act.
`

export const listPhrases = `
{P} and {Q} in {S} make you patient.
Your {P} and {Q} are in {S}.
Your {P} and {Q} are both in {S}.
Your {P} and your {Q} share {S}.
With {P} and {Q} in {S}, you wait.
With both {P} and {Q} in {S}, you wait.
You have {P} and {Q} in {S}.
You have {P} and {Q} together in {S}.
{P} and {Q} sit together in {S}.
{S} holds your {P} and {Q}.
{S} is home to your {P} and {Q}.
In {S} you have {P} and {Q}.
In {S}, your {P} and {Q} wait.
You wait (your {P} and {Q} in {S}).
You wait ({P}, {Q} in {S}).
Both your {P} and your {Q} are in {S}.
Not only your {P} but also your {Q} is in {S}.
Your {P}, like your {Q}, is in {S}.
{P} & {Q} in {S} make you patient.
{S} {P} and {S} {Q}: you wait.
Your {S} {P} and {S} {Q} agree.
Your {P} in {S} and your {Q} in {S} agree.
{P} joins {Q} in {S}.
`

export const twoSignPhrases = `
Your {P} in {S} and your {Q} in {T} disagree.
Your {P} is in {S}; your {Q} is in {T}.
Your {P} is in {S}, and your {Q} is in {T}.
Your {P} is in {S} while your {Q} is in {T}.
Your {S} {P} and {T} {Q} disagree.
With a {S} {P} and a {T} {Q}, you wait.
With your {P} in {S} and {Q} in {T}, you wait.
{P} in {S}, {Q} in {T}: you wait.
You wait ({P} in {S}, {Q} in {T}).
Where your {P} in {S} waits, your {Q} in {T} acts.
Your {S} {P} waits, but your {T} {Q} acts.
You have a {S} {P}, but your {Q} is in {T}.
Between your {S} {P} and your {T} {Q} there is room.
`

export const degreePhrases = `
Your {P} is at {d}°{m}' {S}.
Your {P} is at {d}° {m}' {S}.
Your {P} is at {d}°{m}′ of {S}.
Your {P} sits at {d}° {S}.
Your {P} sits at {d}° of {S}.
Your {P} sits at {d} degrees {S}.
Your {P} sits at {d} degrees of {S}.
Your {P} sits at {dw} degrees of {S}.
Your {P} sits at {dw} degrees {S}.
The {P} at {dw} degrees of {S} gives you patience.
Your {P} at {d}°{m}' {S} waits.
Your {P} ({d}°{m}' {S}) waits.
Your {P} ({d}° {S}) waits.
Your {P} is in {S}, at {d}°{m}'.
Your {P} is in {S} at {d} degrees.
Your {P} is {d}°{m}' into {S}.
Your {P} is {d} degrees into {S}.
Your {P} is {dw} degrees into {S}.
Your {P} stands at {d} degrees and {m} minutes of {S}.
Your {P} stands at {d} degrees {m} minutes of {S}.
Your {P} is at {d}º {S}.
Your {P} is at {d} deg {S}.
Your {P} is at {d}°{m}'.
{P} at {d}°{m}' {S}: you wait.
{P} {d}°{m}' {S}: you wait.
{P} {d}° {S}: you wait.
{P} at {d}° {S} waits.
At {d}° {S}, your {P} waits.
At {dw} degrees of {S}, your {P} waits.
With your {P} at {d}° of {S}, you wait.
You have your {P} at {d}°{m}' {S}.
You wait (your {P} at {d}° {S}).
Your {P}, at {d}° {S}, waits.
`

export const retrogradePhrases = `
Your {P} is retrograde.
Your {P} was retrograde when you were born.
Your retrograde {P} edits.
Your {P}, retrograde, edits.
Your {P} (retrograde) edits.
A retrograde {P} edits.
With {P} retrograde, you edit.
With your {P} retrograde, you edit.
With a retrograde {P}, you edit.
You have {P} retrograde.
You have a retrograde {P}.
You were born with {P} retrograde.
You were born while {P} was retrograde.
{P} retrograde makes you edit.
{P} was moving backward when you were born.
Your natal {P} is retrograde.
Your {P} is in retrograde.
Your {P} is Rx.
Your {P}℞ edits.
Because your {P} is retrograde, you edit.
There's a retrograde {P} in your chart.
Your {P} moves backward.
`

export const directPhrases = `
Your {P} {isnt} retrograde.
Your {P} isn't retrograde.
Your {P} is not in retrograde.
Your {P} was not retrograde when you were born.
Your {P} is direct.
Your {P} was direct when you were born.
Your {P} isn't moving backward.
You don't have a retrograde {P}.
{P} is not retrograde in your chart.
`

export const housePhrases = `
Your {P} {is} in the {H} house.
Your {P} is in your {H} house.
Your {P} sits in the {H} house.
Your {P} falls in your {H} house.
Your {P} lands in the {H} house.
Your {P} lives in your {H} house.
Your {P} occupies your {H} house.
Your {P} stands in house {N}.
Your {P} is in the {H}.
Your {P} falls in the {H}.
Your {H}-house {P} waits.
Your {H} house {P} waits.
A {H}-house {P} waits.
You have {P} in the {H} house.
You have {P} in the {H}.
You have {P} in your {H} house.
You have a {H}-house {P}.
With {P} in the {H} house, you wait.
With {P} in your {H} house, you wait.
With your {P} in the {H}, you wait.
With a {H}-house {P}, you wait.
You wait (your {P} in the {H} house).
You wait ({P} in the {H} house).
You wait ({P} in the {H}).
You wait (your {H}-house {P}).
In the {H} house, your {P} waits.
In your {H} house, {P} waits.
In the {H} house sits your {P}.
Your {H} house holds {P}.
Your {H} house holds your {P}.
Your {H} house contains your {P}.
Your {H} house is home to your {P}.
Your {H} house hosts {P}.
The {H} house is where your {P} lives.
The {H} house holds your {P}.
Your {P}, in the {H} house, waits.
Your {P}, which sits in the {H} house, waits.
Your {P}—in the {H} house—waits.
Your {P} (in the {H} house) waits.
Your {P} is placed in the {H} house.
Your {P} works in the {H} house.
Your {P} does its work from the {H} house.
Your natal {P} is in the {H} house.
Because your {P} is in your {H} house, you wait.
Someone with {P} in the {H} house waits.
There's your {P} in the {H} house.
{P} in the {H} house: you wait.
{P} in the {H}: you wait.
{P} in your {H} house makes you wait.
It's your {H}-house {P} that waits.
You were born with {P} in the {H} house.
`

export const houseTopicPhrases = `
Your {P} is in the house of {topic}.
Your {P} is in your house of {topic}.
Your {P} sits in the {H} house, the house of {topic}.
Your {P} sits in your {H} house of {topic}.
You wait (your {P} in the house of {topic}).
With {P} in the house of {topic}, you wait.
Your {P} is in the {H} house, {topic}.
`

export const notHousePhrases = `
Your {P} {isnt} in the {H} house.
Your {P} isn't in your {H} house.
Your {P} does not sit in the {H} house.
You don't have {P} in the {H} house.
You do not have a {H}-house {P}.
`

export const signHousePhrases = `
Your {P} is in {S} in the {H} house.
Your {P} in {S}, in the {H} house, waits.
Your {P} sits in {S}, in your {H} house.
Your {P} is in {S} and in the {H} house.
Your {S} {P} sits in the {H} house.
Your {S} {P} in the {H} house waits.
Your {S} {P} lives in your {H} house.
Your {H}-house {P} is in {S}.
Your {H}-house {S} {P} waits.
You wait (your {P} in {S}, in the {H} house).
You wait ({P} in {S}, {H} house).
You wait (your {S} {P} in the {H}).
With a {S} {P} in the {H} house, you wait.
With {P} in {S} in the {H}, you wait.
Your {P} is in {S}, and it's in your {H} house.
`

export const anglePhrases = `
{S} is rising in your chart.
You have {S} rising.
With {S} rising, you wait.
You wait ({S} rising).
As a {S} rising, you wait.
You're a {S} rising.
Your rising sign is {S}.
Your rising is {S}.
{S} is your rising sign.
Your Ascendant is in {S}.
Your Ascendant is {S}.
Your ascendant is in {S}.
Your ascendant sign is {S}.
Your {S} Ascendant waits.
Your {S} ascendant comes first.
Your {S} rising comes first.
With a {S} Ascendant, you wait.
With the Ascendant in {S}, you wait.
Your ASC is in {S}.
Your ASC is at {d}° {S}.
Your Ascendant is at {d}°{m}' {S}.
Your Ascendant sits at {dw} degrees of {S}.
You have a {S} Ascendant.
You were born with {S} rising.
People meet your {S} rising first.
`

export const midheavenPhrases = `
Your Midheaven is in {S}.
Your Midheaven is {S}.
Your {S} Midheaven wants work that lasts.
Your MC is in {S}.
Your {S} MC wants work that lasts.
With your Midheaven in {S}, you want work that lasts.
With a {S} Midheaven, you want work that lasts.
You have {S} on the Midheaven.
{S} is on your Midheaven.
Your midheaven is at {d}° {S}.
Your MC is at {d}°{m}' {S}.
You have a {S} MC.
`

export const oppositeAnglePhrases = `
Your Descendant is in {opp}.
Your {opp} Descendant draws people in.
With a {opp} Descendant, you wait.
You have {opp} on the Descendant.
Your DSC is in {opp}.
`

export const lowerAnglePhrases = `
Your IC is in {opp}.
Your Imum Coeli is in {opp}.
You have {opp} on the IC.
Your {opp} IC wants a home that lasts.
`

export const sunPhrases = `
You're a {S}.
You are a {S}.
As a {S}, you wait.
Like every {S}, you wait.
Your Sun sign is {S}.
You were born under {S}.
You, a {S}, wait.
`

export const elementPhrases = `
Your {P} is in {an E} sign.
Your {P} sits in {an E} sign.
With your {P} in {an E} sign, you wait.
Your {E}-sign {P} waits.
You wait (your {P} in {an E} sign).
Your {P} is in {S}, {an E} sign.
`

export const dignityPhrases = `
Your {P} is {dignity}.
Your {P} in {S} is {dignity}.
Your {P}, {dignity} in {S}, waits.
`
