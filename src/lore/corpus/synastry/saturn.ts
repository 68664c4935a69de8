import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Saturn, and what it meets in your partner. */
export const saturnSynastry: Partial<Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'A nod from you counts for {partner} like a stamp in a passport{ref}.',
          'You look at what they want to become and ask what it is standing on.',
          'Give the nod out loud this week, for something that is already standing.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Standards walk in with you{ref}, and {partner} tucks the shirt in.',
          'Beside you they are more serious about their own plans, and sometimes shorter by an inch.',
          'Tell them which part you would not change, before you mention the hinge that creaks.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Large wishes bring {partner} to your table, because you own a calendar{ref}.',
          'You find the two free evenings a week on which a wish can be built.',
          'Sit with them over the next one, and write the first date in ink.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Years later you still know what {partner} set out to do{ref}, and you ask after it without a sting.',
          'That steady question has kept more than one plan alive.',
          'Ask again this month, and listen for what has changed in it.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Halfway through the good story, {partner} catches your eye and checks the facts{ref}.',
          'You had meant only to be careful.',
          'Let the next one run to its end, laugh where the others laugh, and keep the correct year for the walk home.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "'We'll see' is your way of taking a plan seriously{ref}, and {partner} hears a door being locked.",
          'Say which point you doubt, and by what date you would know.',
          'Then say what you admire, in the same breath and the same voice.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'The spare key, the soup in the freezer, the number of the plumber{ref}: you look after {partner} by being prepared.',
          'It holds, and it can feel a bit like a form filled in.',
          'Add a hand on the shoulder, for no reason at all.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Tears arrive, and you sit up straight{ref}, as though someone had to keep order now.',
          '{partner} notices the straight back before the kindness behind it.',
          'Sit lower, on the floor if need be, and let the crying take the time it takes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Seven o'clock means seven o'clock with you{ref}, and something in {partner} stops listening for the stairs.",
          'Being on time is a lullaby you sing without knowing it.',
          'Keep one small appointment sacred, such as the call before bed.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Low days do not scare you off{ref}.',
          '{partner} may be quiet for a whole afternoon while you mend a lamp in the same room, and both of you count it as company.',
          'Make the tea at four, and leave the silence as it is.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Reasons are what you bring to a sore evening{ref}, neatly stacked, and {partner} wanted a lap.',
          'Each good argument makes the room a degree cooler.',
          'Hold the reasons back until after the meal, and ask first where it hurts.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Something in your way of looking at the clock reminds {partner} of a table where one had to finish one's plate{ref}.",
          'That was long before you.',
          'Say aloud that there is time, then put the watch in the drawer.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Drafts by {partner} come back from you with a pencil line under every 'perhaps'{ref}.",
          'The text gets firmer, the writer a little paler.',
          "Mark three places that are good before you mark one that isn't, and put the pencil down at the margin.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Banter slows near you, and thoughts get finished{ref}.',
          '{partner} has learned to arrive with the figures, since you will ask.',
          'Ask one question a day that has no figure for an answer, and enjoy where it wanders.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'What {partner} says quickly, you remember slowly{ref}, and three weeks on you produce the very sentence.',
          'Being quoted correctly is a rare present.',
          'Keep a note of the ideas they drop in passing, and hand one back when it is needed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Contracts, timetables, the small print of the phone plan{ref}: {partner} reads aloud, you say what it would mean in March.',
          'Talk between you ends in something one can sign.',
          'Take the dreariest letter next, with cake.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A joke crosses the table and you check it for damage{ref}.',
          'By the time you smile, {partner} has already apologized for it.',
          'Let five jokes a day pass without inspection, the bad ones included, and notice that nothing is broken.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Mid-sentence, you supply the exact date{ref}, and {partner} loses the thread and a bit of the pleasure.',
          'Accuracy can wait in the hall with the umbrellas.',
          'Hand it over afterward if they ask, and you will be surprised how often they do.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Affection, in your version, is a thing that turns up{ref}: in the rain, with the right bus ticket.',
          '{partner} leans on that and misses the flowers now and then.',
          'Bring some on a day when nobody has a birthday, and say nothing of how long they last.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Before {partner} falls for the velvet armchair, you have turned it over to see the joints{ref}.',
          'Together you own few things, all of them repairable.',
          'Let one purchase this season be justified by its color alone.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          'Anniversaries are safe in your hands{ref}, the odd ones too, such as the first pancake or the day the cat came.',
          '{partner} feels prized in a way that does not fade by evening.',
          'Keep the list going, and celebrate one entry this month.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{partner} brings the good olives, you bring the table that does not wobble{ref}.',
          'Pleasure gets regular hours with you, and likes them.',
          'Fix one evening in the week for something lovely and cheap, and let nothing administrative near it.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'The price is the first word you say about the present{ref}, and it is meant as concern.',
          '{partner} hears that delight has to be earned.',
          'Praise the ribbon, the color, the thought, and talk about the budget in another room on another day.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Warmth from you keeps office hours{ref}, and {partner}, who likes a kiss between two plates, runs into the closed shutter.',
          'You mean it no less after nine.',
          'Show it once a day out of turn, with wet hands.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{partner} wants to begin tonight, and you ask where the drill bits are{ref}.',
          'Two answers are possible, a groan or a better hole.',
          'Offer the check in under a minute, then stand back and let the noise begin.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Speed drops by a gear wherever you sit in the passenger seat{ref}.',
          '{partner} feels your foot search for a pedal that is not on that side.',
          'Look at the fields until the song is over, and say afterward that the driving was good.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'With you holding the stopwatch, {partner} trains on rainy days as well{ref}.',
          'Their force needs a rail, and yours happens to run the same way.',
          'Set the next distance together, short enough to be finished and long enough to be told.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Anger does not knock you over{ref}.',
          '{partner} can shout at the bookshelf while you hold the level, and in ten minutes both the shelf and the mood hang straight.',
          'Tell them afterward that you were glad of the strength.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          "'Not yet' is your favorite tool, and {partner} has counted how often you reach for it{ref}.",
          'Each time a little steam goes into the walls.',
          'Replace the next one with a date and an hour, and when it comes, be the first at the door.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'In your kitchen knives have an order{ref}, and {partner} cooks at a run.',
          'The remark about the wet blade comes out before you have tasted anything.',
          'Leave the room while they cook, and come back hungry, with praise.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'People take you two for grown-ups{ref}.',
          'Next to you {partner} walks more slowly, lowers the voice, pays the bill to the penny.',
          'Do something undignified in public together, a seesaw or a silly hat, and do it first.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Shoulders tell it{ref}: as you come in, {partner} draws theirs back as for a photograph.',
          'They feel looked at by someone who notices scuffed heels.',
          'Say one friendly thing about how they look, before you have hung up your coat.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'A handrail is what you are when {partner} enters a strange room{ref}.',
          'You are early, you know the way to the coats, and you stay within sight.',
          'Ask whether it helps, and at which moment they would like to let go.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Routine suits the two of you on foot{ref}, the same loop, the same bench.',
          'Your steady step does {partner} good, and theirs shows you the windows you had stopped seeing.',
          'Keep the loop, and let them pick the direction.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "What you mean as 'you could do it well' shows on your face as 'you did it wrong'{ref}, and {partner} stiffens at the doorstep.",
          'Let your face hear the good news first.',
          'Greet, sit, eat something, and only then bring up the gutter.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Ready to leave at ten to, you stand in the hall in your coat{ref}.',
          '{partner} moves slower for every minute you stand there.',
          'Agree on the hour the evening before, then wait in the kitchen with a magazine.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Bosses may come and go, while your opinion on {partner}'s work stays{ref}.",
          'You know what it costs to do a thing properly, and they bring you the draft before anyone.',
          'Read it sitting down, and begin with what will last.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Whatever {partner} once said they would be, you took for a contract{ref}.',
          'It has carried them far, and it may be out of date.',
          'Ask whether the clause still holds, and tear it up yourself if not.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Slow ladders are your specialty{ref}.',
          'You explain to {partner} which rung bears weight, which course is worth its three winters, and when to ask for the title.',
          'Do it with pencil and paper, then let them carry the paper home.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{partner} has the name on the door, you have the ledger in order{ref}.',
          'Their standing rests more quietly with your sort of care below it.',
          'Go through the figures together once a season, and end with a good dinner out of the surplus.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Praise for {partner}'s success comes with a footnote from you{ref}, about the hours, the pension, the notice period.",
          'You are guarding what they climb for.',
          'Save the footnote for a sober morning, and on the night itself hold up a glass.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "Duties of yours and duties of {partner}'s want the same evening{ref}, and neither of you was raised to cancel.",
          'Put both calendars on the table before the month begins.',
          'Cross out one obligation each, and leave the gap empty.',
        ],
      },
    ],
  },
}
