// How language models and newspaper astrologers say how the points of the reader's chart relate.

export const aspectPhrases = `
Your {P} {verb} your {Q}.
Your {P} {verb} {Q}.
Your {P} {verb} your natal {Q}.
Your {P} is {adj} your {Q}.
Your {P} is {adj} {Q}.
Your {P} {adj} your {Q} keeps you awake.
Your {P} {adj} {Q} keeps you awake.
{P} {adj} {Q} keeps you awake.
{P} {verb} {Q} in your chart.
{P}–{Q} {a} keeps you awake.
{P}-{Q} {a} people wait.
{P}/{Q} {a}: you wait.
The {P}–{Q} {a} keeps you awake.
Your {P}–{Q} {a} keeps you awake.
Your {P}-{Q} {a} keeps you awake.
That {P}-{Q} {a} keeps you awake.
You wait ({P} {adj} {Q}).
You wait (your {P} {adj} your {Q}).
You wait (your {P} {verb} your {Q}).
You wait (the {a} of {P} and {Q}).
You wait (the {a} between {P} and {Q}).
You have {an a} between {P} and {Q}.
You have {P} {adj} {Q}.
You have your {P} {adj} your {Q}.
You've got {P} {adj} {Q}.
You were born with {P} {adj} {Q}.
With {P} {adj} {Q}, you wait.
With your {P} {adj} your {Q}, you wait.
With your {P} {ing} your {Q}, you wait.
With {P} {ing} {Q}, you wait.
The {a} between your {P} and your {Q} keeps you awake.
The {a} between your {P} and {Q} keeps you awake.
The {a} between {P} and {Q} keeps you awake.
The {a} of your {P} to your {Q} keeps you awake.
The {a} of {P} and {Q} keeps you awake.
The {a} from {P} to {Q} keeps you awake.
The {a} that links your {P} and your {Q} keeps you awake.
There's {an a} between your {P} and your {Q}.
There is {an a} between {P} and {Q}.
Between your {P} and your {Q} there is {an a}.
Your {P} and your {Q} form {an a}.
Your {P} and {Q} form {an a}.
Your {P} and {Q} are in {a}.
Your {P} and {Q} make {an a}.
Your {P} and your {Q} are {adj} each other.
Your {P} and your {Q} meet in {an a}.
Your {P} makes {an a} to your {Q}.
Your {P} makes {an a} with {Q}.
Your {P} forms {an a} to {Q}.
Your {P} forms {an a} with your {Q}.
Your {P} is in {a} with your {Q}.
Your {P} is in {a} to your {Q}.
Your {P}, {adj} your {Q}, waits.
Your {P}, {adj} {Q}, waits.
Your {P}, in {a} to {Q}, waits.
Your {P} (in {a} to {Q}) waits.
Your {P}, which {verb} your {Q}, waits.
Your {P} waits, because it {verb} your {Q}.
Because your {P} {verb} {Q}, you wait.
Since your {P} {verb} your {Q}, you wait.
When {P} is {adj} {Q}, people wait.
Someone with {P} {adj} {Q} waits.
It's your {P} {adj} {Q} that keeps you awake.
It's the {a} between {P} and {Q} that keeps you awake.
Look at the {a} between your {P} and {Q}.
A {P}–{Q} {a} keeps you awake.
Natal {P} {adj} natal {Q} keeps you awake.
Your natal {P} {verb} your natal {Q}.
Your chart has {P} {adj} {Q}.
Your chart has {an a} of {P} and {Q}.
One {a} ties your {P} to your {Q}.
{P} in {a} with {Q} keeps you awake.
`

export const squarePhrases = `
Your {P} squares off against your {Q}.
Your {P} squares off with your {Q}.
{P} squares off with {Q} in your chart.
`

export const contactPhrases = `
Your {P} and {Q} are in {quality} aspect.
The {quality} aspect between your {P} and {Q} keeps you awake.
The {quality} angle between {P} and {Q} keeps you awake.
You have {P} in {quality} aspect to {Q}.
{P}–{Q} {quality} aspect: you wait.
Your {P}–{Q} {quality} aspect keeps you awake.
Your {P} makes a {quality} aspect to your {Q}.
Your {P} makes a {quality} angle to your {Q}.
Your {P} forms a {quality} aspect with {Q}.
You wait ({P} in {quality} aspect to {Q}).
A {quality} aspect links your {P} and your {Q}.
There's a {quality} aspect between your {P} and {Q}.
`

export const orbPhrases = `
Your {P} {verb} your {Q} with an orb of {orb}.
Your {P} is {adj} your {Q} (orb {orb}).
Your {P} {verb} your {Q} within {ceil} degrees.
Your {P} is {adj} your {Q}, {orb} from exact.
The {a} of {P} and {Q} has an orb of {orb}.
Your {P} is {adj} your {Q}, and the orb is {orb}.
`

export const applyingPhrases = `
Your {P} and {Q} form {an applying} {a}.
The {applying} {a} between your {P} and {Q} keeps you awake.
The {a} between your {P} and {Q} is {applying}.
`

export const notAspectPhrases = `
Your {P} does not {base} your {Q}.
Your {P} doesn't {base} your {Q}.
Your {P} isn't {adj} your {Q}.
Your {P} is not {adj} your {Q}.
Your {P} and {Q} do not form {an a}.
There is no {a} between your {P} and your {Q}.
You don't have {P} {adj} {Q}.
`

export const tighterPhrases = `
Your {P}–{Q} {a} is tighter than your {X}–{Y} {b}.
Your {P}–{Q} {a} is closer than your {X}–{Y} {b}.
The {a} between {P} and {Q} is tighter than the {b} between {X} and {Y}.
The {b} of {X} and {Y} is wider than the {a} of {P} and {Q}.
`

export const rulerPhrases = `
{P} rules your {angle}.
{P} is the ruler of your {angle}.
Your {angle} is ruled by {P}.
{P}, which rules your {angle}, waits.
{P}, the ruler of your {angle}, waits.
{P}, ruler of your {angle}, waits.
Your {angle} ruler is {P}.
Your {angle}'s ruler, {P}, waits.
The ruler of your {angle} is {P}.
The planet ruling your {angle} is {P}.
As the ruler of your {angle}, {P} waits.
`

export const chartRulerPhrases = `
Your chart ruler is {P}.
{P} is your chart ruler.
{P}, your chart ruler, waits.
{P}, the ruler of your chart, waits.
{P} rules your chart.
Your chart is ruled by {P}.
Your chart ruler, {P}, is in {S}.
Your chart ruler, {P}, is in the {H} house.
{P}, your chart's ruler, is in {S}.
As your chart ruler, {P} waits.
The ruler of your chart, {P}, is in the {H} house.
You have {P} as your chart ruler.
Your chart ruler {P} sits in {S} in the {H} house.
`

export const strongPhrases = `
You're {E}-heavy.
Your chart is {E}-heavy.
You have {an E}-heavy chart.
Your chart is heavy on {E}.
Your chart leans heavily on {E}.
Your chart is mostly {E}.
Your chart is predominantly {E}.
Your chart is full of {E}.
Your chart has a lot of {E}.
There is a lot of {E} in your chart.
There's plenty of {E} in your chart.
There's so much {E} in your chart.
{E} dominates your chart.
{E} is the dominant {group} in your chart.
Your dominant {group} is {E}.
Your chart is dominated by {E}.
{E}-dominant charts like yours wait.
You have {n} planets in {E} signs.
You have {n} planets in {E}.
With {n} planets in {E} signs, you wait.
With {n} planets in {E}, you wait.
{n} of your planets are in {E} signs.
{n} of your ten planets are in {E} signs.
{n} planets in {E} signs make you wait.
{n} planets are in {E}.
There are {n} planets in {E} signs in your chart.
You wait ({n} planets in {E} signs).
The emphasis on {E} in your chart makes you wait.
A strong {E} emphasis makes you wait.
`

export const absentPhrases = `
You have no planets in {E}.
You have no planets in {E} signs.
You have no planet in {an E} sign.
You don't have any planets in {E} signs.
You do not have a single planet in {E}.
You have nothing in {E} signs.
You have no {E} in your chart.
There's no {E} in your chart.
There are no planets in {E} signs in your chart.
There isn't a single planet in {E} in your chart.
Your chart has no {E}.
Your chart has no {E} at all.
Your chart lacks {E}.
You lack {E}.
{E} is missing from your chart.
{E} is absent from your chart.
Not one of your planets is in {an E} sign.
None of your planets is in {an E} sign.
None of your planets are in {E}.
With no planets in {E}, you wait.
With no {E} in your chart, you wait.
Without any {E} in your chart, you wait.
Without planets in {E}, you wait.
You wait (no planets in {E}).
You wait (no {E}).
No planets in {E}: you wait.
Zero planets in {E} signs, and you wait.
The absence of {E} in your chart makes you wait.
A chart without {E} waits.
`

export const morePhrases = `
You have more {E} than {F}.
You have more {E} than {F} in your chart.
There is more {E} than {F} in your chart.
Your chart has more {E} than {F}.
Your chart has less {F} than {E}.
You have more planets in {E} than in {F}.
`

export const clusterPhrases = `
You have a stellium in {place}.
You have {n} planets in {place}.
With {n} planets in {place}, you wait.
With a stellium in {place}, you wait.
You wait ({n} planets in {place}).
You wait (a stellium in {place}).
{n} planets in {place} make you wait.
{n} of your planets are in {place}.
The stellium in {place} makes you wait.
Your stellium in {place} makes you wait.
There are {n} planets in {place} in your chart.
There's a stellium in {place}.
A cluster of {n} planets in {place} makes you wait.
`

export const signClusterPhrases = `
You have a {S} stellium.
Your {S} stellium makes you wait.
`

export const natalPhasePhrases = `
You were born under a {phase} Moon.
You were born at the {phase} Moon.
You were born during a {phase} Moon.
The Moon was {phase} when you were born.
Your Moon is a {phase} Moon.
Your Moon was {phase} at birth.
Born under a {phase} Moon, you wait.
A {phase} Moon at birth makes you wait.
Your natal Moon is {phase}.
You're a {phase} Moon baby.
You wait (a {phase} Moon at birth).
Your birth Moon was a {phase} Moon.
The {phase} moon at your birth makes you wait.
`

export const multiplePhrases = `
You're a triple {S}.
As a triple {S}, you wait.
You are a triple {S}: Sun, Moon and Ascendant.
A triple {S} like you waits.
`

export const doublePhrases = `
You're a double {S}.
As a double {S}, you wait.
A double {S} like you waits.
`

export const configurationPhrases = `
You have a {configuration}.
You have a {configuration} of {P}, {Q} and {X}.
{P}, {Q} and {X} form a {configuration} in your chart.
Your {configuration} makes you wait.
You wait (the {configuration} of {P}, {Q} and {X}).
There's a {configuration} between your {P}, {Q} and {X}.
`
