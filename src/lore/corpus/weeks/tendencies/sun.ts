import type { WeekScenes } from '#lore/authored.ts'

export const sunTendencies: WeekScenes = {
  eases: {
    '1': {
      eases:
        'People are likely to respond to you at your least arranged, which tells you something about the effort you usually make.',
      presses:
        "You're more likely than usual to dress for an idea of yourself and to feel a little stiff in it.",
      later:
        "With less thought given to how you look, you'll have more of it left for the people you're with.",
    },
    '2': {
      eases:
        'If money comes up, you can say what you think your work is worth without lowering your voice.',
      presses:
        'You may be tempted to name a low figure just to get past the moment, and to regret it within the hour.',
      later:
        "The next time a price is asked for, you'll know which number you were about to say and which one you meant.",
    },
    '3': {
      eases:
        "What you'd usually tell one friend could interest a good many people, if you let them hear it.",
      presses:
        "It's easy to talk your idea away in small pieces until there's nothing left that you'd want to write down.",
      later:
        'Once the idea is out of the phone and on a page, you can judge it, and so can somebody else.',
    },
    '4': {
      eases:
        "You know quite exactly what you'd like your place to be, and it's less expensive than you've been telling yourself.",
      presses:
        "Somebody else's habits may rule the place you live in, and you feel it in your temper before you can name it.",
      later:
        'One small decision made by you alone could change how you feel about all of the rooms.',
    },
    '5': {
      eases:
        "You enjoy yourself most when there's nothing to show for it, and you have the chance to notice that.",
      presses: "You may turn a free hour into a project, and then wonder why you aren't rested.",
      later:
        "After an hour of fun with nobody watching, it's easier to tell which of your pastimes you still love.",
    },
    '6': {
      eases:
        "The day goes better than most, and the reason is likely to be some small habit you'd never thought of as one.",
      presses:
        'You may want to reform everything at once, which is the surest way to keep none of it.',
      later:
        "Look for the part of your day that you'd do even in a bad week, because that's the part that holds.",
    },
    '7': {
      eases:
        'The right company makes you braver and funnier, and you can feel which company that is.',
      presses:
        'You may give your best hours to people you have to work at, and come home with little left for the others.',
      later:
        "It's a good time to choose your company a little more and to be chosen a little less.",
    },
    '8': {
      eases:
        'You could let somebody carry a small part of what worries you, and find it safe with them.',
      presses:
        "Trust may feel like a risk you can't afford, although the person in question has never given you a reason.",
      later:
        "Having told one thing to one person, you may find the rest less of a secret than you'd thought.",
    },
    '9': {
      eases:
        "You're curious about what's beyond your usual round, and the obstacles look smaller than they did.",
      presses:
        'Every practical reason for staying may come to mind at once, and most of them are old.',
      later: 'With a date in mind, even a distant one, the trip begins to behave like a fact.',
    },
    '10': {
      eases:
        'What you do well is easy to see, and people may connect it with your name without being told.',
      presses:
        "You're likely to be asked for something that you can do and don't want to be known for.",
      later:
        "Turning down one job that doesn't suit you would do more for your name than doing three such jobs well.",
    },
    '11': {
      eases:
        "With the right friend beside you, a plan you'd called unrealistic looks like a matter of dates.",
      presses:
        'You may tell your plan to people who nod and change the subject, and take their manners for a verdict.',
      later:
        "It helps to bring your plan to somebody who asks about the price, because that's a person who expects it to happen.",
    },
    '12': {
      eases:
        "In private you may do something better than you've ever done it, and you're the only judge you need.",
      presses: "You're inclined to hide what you're good at just when somebody could use it.",
      later:
        'Having heard yourself praised once, even by yourself, you may find it harder to keep quiet.',
    },
  },
  presses: {
    '1': {
      eases:
        "Someone who met you lately may treat you as the person you are now, and it's a relief.",
      presses:
        "You may play a part that you've outgrown because the people around you know their lines.",
      later:
        "It gets easier to disappoint an old expectation once you've seen that nobody suffers by it.",
    },
    '2': {
      eases:
        'You can look at your figures calmly, and they may tell a better story than your nerves do.',
      presses:
        "You may compare yourself with people who have more, and lose sight of what you'd been content with.",
      later:
        "The question loses a good deal of its power as soon as it's about a sum and no longer about you.",
    },
    '3': {
      eases: "A plain word nearby may clear up more than you'd expected, and quickly.",
      presses: 'You may go out of your way to avoid somebody, and think about them the whole way.',
      later: "The longer you look at what you'd have to say, the shorter it gets.",
    },
    '4': {
      eases: 'Somebody in the family may turn out to be quite willing to do it your way.',
      presses: "You may agree to a family plan before you've asked yourself whether you'd like it.",
      later: 'You can change your part in it without a scene, by being clear early.',
    },
    '5': {
      eases: 'For an hour it may be play again, with no measuring, and you remember why you began.',
      presses: "It's easy to take a pleasure so seriously that you dread it.",
      later:
        "If you leave the score out of it once, you'll know within minutes whether it's still fun.",
    },
    '6': {
      eases:
        "You may get through what's really yours sooner than you thought, and see what the rest consists of.",
      presses:
        "You're likely to take on something that belongs to another person because it's quicker than discussing it.",
      later: "Before you say yes again, it's worth asking whose task it was in the first place.",
    },
    '7': {
      eases:
        "You could say what you want and be met halfway, which doesn't fit the story you've been telling yourself.",
      presses:
        "You may give in before you've been asked to, and hold it against the other person afterward.",
      later: "Now that you know what you'd like, it would be a pity if nobody heard it.",
    },
    '8': {
      eases:
        'You can think about what you owe without wincing, and it looks like something that can be settled.',
      presses:
        "Something unsettled between you and another person may make you more formal with them than you'd like to be.",
      later: 'Settling even a part of it would change the tone between you.',
    },
    '9': {
      eases: 'You can hear another opinion out and find that your own is still standing.',
      presses:
        'You may defend a view more loudly than you hold it, especially with people who knew you when you got it.',
      later: 'You can keep your opinion and still say where it came from.',
    },
    '10': {
      eases: "Somebody who uses what you do may tell you what it's worth to them.",
      presses: "You may do twice what was needed for a person who won't notice.",
      later:
        "If you look at who's actually glad of your work, you may want to change whom you do it for.",
    },
    '11': {
      eases: "One good hour with one of them may show you what you've been missing in the crowd.",
      presses:
        "You may say yes to the group out of habit and spend the evening wishing that you'd stayed home.",
      later: "It's the people you'd miss, and you can have them without the occasion.",
    },
    '12': {
      eases:
        "You may say a little more than you'd meant to, to somebody who knows what to do with it.",
      presses:
        "You're likely to call it nothing when somebody asks, and to be a little lonely afterward.",
      later: 'Having kept it for so long, you can choose the person and the hour.',
    },
  },
}
