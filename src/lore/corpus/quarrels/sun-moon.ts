import type { QuarrelArgument } from '#lore/authored.ts'

export const sunMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You come alive among people at about the hour when {partner} has had enough of them, and each of you takes the other's timing personally.",
    matter: "when it's time to go home",
    fits: { you: ['fire', 'air'], partner: ['water', 'earth'] },
    quarrel: [
      "Company gives you energy and costs {partner} some, so the same evening leaves you going up while they're going down ({contact}).",
      'They hold out longer than they want to, and then ask with a look.',
      "You take the look as a comment on how you're behaving, and stay a little longer to show that there's nothing wrong with it.",
      "From where they stand you're choosing the room over them, so the way home is polite and nobody says why.",
    ],
    repair: [
      "You hear criticism in a person who is only tired, and {partner} waits to ask until there's nothing left to ask with.",
      'It helps more than either of you expects to let one of you leave first, with nobody in trouble for it.',
    ],
    yours:
      'Ask before you go in how much of the evening {partner} has in them, and believe the first answer.',
    theirs:
      "{partner} could name an hour on the way there, when it's still a plan and can't be taken as a verdict.",
    both: 'Accept one invitation this month with two separate ways home, and compare notes the next day.',
    traces: {
      meet: 'On most first evenings one of you is only getting started when the other has had a good time and would like to go. Early on, that looks like a difference in plans.',
      draw: "{partner} is a quiet place to bring a good story to, and you're the person who always has one. On the evenings when it costs nothing, this difference is much of what you like in each other.",
      days: 'You can see it on a small scale after any full day. You want to tell somebody about the people in it, and {partner} wants an hour in which nobody says anything.',
      purpose:
        "Between you there's one person who gets people to come and one who knows when it's enough. Friends who visit the two of you go home in good time, and they ask to come again.",
    },
    last: {
      shape: 'week',
      says: "When a week goes well, you've stayed to the end of one party, and {partner} has gone home at ten without an explanation.",
    },
  },
  {
    thesis: "You take {partner}'s moods for a review of you, and most of them are only weather.",
    matter: 'whether a bad mood is about you',
    quarrel: [
      "When {partner} is low, you start to go through what you might have done, because you measure how you're doing by how they look ({contact}).",
      "So you ask, and when they say it isn't you, you ask again.",
      'Now they have a mood and a person to reassure, and the second is more work than the first.',
      "They end up cheering you up, the mood hasn't gone anywhere, and you both feel you've been alone with something.",
    ],
    repair: [
      'You turn their low spirits into a question about your standing, and {partner} lets you, because reassuring is easier for them than asking you to stop.',
      'What helps is for you to stay nearby in a good mood and not mention it.',
      'After a while they usually come and join you.',
    ],
    yours: "If {partner} says that it isn't you, believe it for a whole hour before you ask again.",
    theirs:
      'It would help if {partner} said how long a mood is likely to last, as far as anyone can.',
    both: "Agree this month on one word that means you're low and it isn't about the two of you, and see how much talking it saves.",
    traces: {
      meet: "You look at {partner}'s face to see how you're doing, and at the beginning of anything the news is good. So you get into the habit of looking.",
      draw: "Being noticed as closely as {partner} is by you is a pleasure. They don't have to announce a good day, since you've seen it come in.",
      days: 'Most of the time this goes well for both of you. {partner} is cheerful, you take some of the credit, and nobody checks whether it was due.',
      purpose:
        "Somebody who reads moods that carefully is worth having around, once the reading is right. When you've learned to tell {partner}'s weather from the news, you're the first to know either.",
    },
    last: {
      shape: 'cost',
      says: "{partner}'s moods go on coming and going, and each of them costs you an hour of wondering until you've learned to leave it alone.",
    },
  },
  {
    thesis: 'You make plans out of good news, and {partner} has to live in them.',
    matter: 'how full a week should be',
    fits: { you: ['fire', 'air'] },
    quarrel: [
      "You say yes to things because each of them is a reason to look forward, and {partner} counts what's left of the week after all those yeses ({contact}).",
      "They don't want to spoil it, so they agree, in a flat voice.",
      'You notice the voice and hear that nothing you come up with is good enough.',
      "Then you cancel everything at once, rather loudly, and the free evening that results isn't restful for either of you.",
    ],
    repair: [
      'You take a tired person for a critic, and {partner} gives you a polite answer where a number would do.',
      'Once you know how many evenings at home they need, the rest of the week is yours to fill, and they like what you fill it with.',
    ],
    yours: 'Ask how many evenings {partner} can manage before you say which ones.',
    theirs:
      '{partner} could choose the free evenings first, and tell you about them with pleasure.',
    both: 'Plan one week of this month together, with the empty evenings written in before anything else.',
    traces: {
      meet: "Before you've known each other long, every plan of yours comes as a present, and {partner} says yes to most of them. A week with something on each evening still feels like luck to you both.",
      draw: "{partner} gets taken to things they'd never have looked up, and by the second hour they're glad. You like that with them, now and then, an evening doesn't have to have anything in it.",
      days: "You send {partner} an idea for Friday, and before they've answered, one for Saturday. They say yes to the first and look for a while at the second.",
      purpose:
        "You turn one piece of good news into an occasion, and {partner} makes it one that people remember for how it felt. Left alone, you'd have invited more of them and talked to fewer.",
    },
    last: {
      shape: 'said',
      says: 'When good news comes, {partner} could say, "Let\'s have the evening first, and then the plan."',
    },
  },
]
