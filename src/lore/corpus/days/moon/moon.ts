import type { DayThoughts } from '#lore/authored.ts'

export const moonToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'You feel like yourself again, and it shows in how you sit.',
        "The Moon in your first house is all surface in the good sense, with nothing going on inside that couldn't be read from outside.",
        'Other planets have asked it lately for a braver face.',
        'For a short while it can have the one it came with, so small children approach you.',
      ],
      task: 'Wear and eat what your body asks for, as long as this lasts, and make no case for it.',
    },
    2: {
      says: [
        "What you've got is within reach, and you can hear yourself relax.",
        'The Moon in this house sleeps beside its belongings as others sleep beside a dog, for the breathing.',
        'Some of them could do with a hand on them.',
        'Oil the wooden thing or wash the wool thing, since much of the comfort comes back by way of your own fingers.',
      ],
      task: "Clean or care for one thing you'd grab first if you had to leave.",
    },
    3: {
      says: [
        'The sound of people you know going about their day is the best company there is.',
        "Your Moon in the third house is soothed by chatter as others are by rain, and it isn't particular about the content.",
        'Leave the window open or sit where the talk is.',
        "Nobody's telling you anything, and by the end you know that everyone's all right.",
      ],
      task: 'Call someone while you both do chores, and say almost nothing of interest.',
    },
    4: {
      says: [
        "You could stay in for this, and you'd be right to.",
        'Your Moon is in its own place in the fourth house, and once a month or so somebody else has to answer for the world.',
        'What restores you is hardly an activity.',
        'A meal you could cook blindfolded would count, or the picture of a person who remembers you small.',
      ],
      task: "Cook or order the thing you were given as a child when you'd had a hard day.",
    },
    5: {
      says: [
        'A simple happiness has gotten in, and it wants to be shown something shiny.',
        "In the fifth house your Moon keeps its age at around seven, an age that's good at stickers and has no views on productivity.",
        'Company of that age would help, in whatever size it comes.',
        "If there's none about, the crayons don't ask.",
      ],
      task: "Draw, color, or build something with whatever's lying around, and give it to the first person you see.",
    },
    6: {
      says: [
        "Your body would like to be listened to, and it's making sense.",
        'Your Moon in this house feels by way of digestion and sleep, so its messages come in a language you tend to file under later.',
        'Take down a few.',
        "It'd like the soft shoes, it's had enough of the coffee, and it would go to bed with the birds if anyone suggested it.",
      ],
      task: "Give your body one thing it's plainly asking for within the next hour.",
    },
    7: {
      says: [
        "Someone's there, and for a little while that's the whole of the news.",
        "With the Moon in the seventh house you feel things most clearly in another person's presence, and not having one can make you doubt that you feel anything.",
        'You feel this.',
        "It's warm along one side, and there's nothing to be said about it that wouldn't make it slightly cooler.",
      ],
      task: 'Sit close to someone, or on the phone with them, and leave a silence alone.',
    },
    8: {
      says: [
        "The deep water's calm, and you can see quite a way down.",
        'The Moon in your eighth house stores who could be trusted, and you can seldom look at that without being pulled in.',
        'There they all are.',
        'A surprising number came through, including one or two whom you never thanked.',
      ],
      task: "Thank somebody, in person or in thought, who came through for you when you didn't expect it.",
    },
    9: {
      says: [
        "You're homesick in a pleasant way, for a place you may never have lived in.",
        "The Moon in your ninth house belongs somewhere else, it's always said so, and it's never been able to give an address.",
        'It has music from there, though.',
        "An hour of it, and you've been home and back.",
      ],
      task: "Listen to music in a language you don't speak, from beginning to end, doing nothing else.",
    },
    10: {
      says: [
        "You're at ease in front of people, as though they'd been told you were coming.",
        "Your Moon lives where it can be seen in the tenth house, so people who've never met you have felt looked after by you.",
        "It's tiring on other days.",
        'On this one you get some of it back, since somebody out there has noticed who does the noticing.',
      ],
      task: "Let the people you do things for do one small thing for you, and don't say they shouldn't have.",
    },
    11: {
      says: [
        "You're with your own kind, even if two of them are on a screen.",
        "The eleventh house has your Moon looking for relatives among strangers, and it's found a fair number of them over the years, by their laugh.",
        'Let it have them all at once.',
        "Nothing needs to be organized, and it doesn't matter who started the story about the goat.",
      ],
      task: 'Get as many of your favorite people as you can into one conversation, and ask for an old story.',
    },
    12: {
      says: [
        "You've gone under, and it's lovely down here.",
        "The Moon in your twelfth house has to disappear about once a month and has been made to feel that there's something wrong with it.",
        "There isn't.",
        "It's how you empty out what you've picked up from other people, who'll get you back rinsed.",
      ],
      task: "Disappear for two hours with no one's permission, and put your phone in another room.",
    },
  },
  presses: {
    1: {
      says: [
        'Your mood keeps shifting, and it makes people look twice.',
        'The Moon in the first house changes as an April day does, in front of everyone, with hail and sun inside one sentence.',
        "No one's harmed by it.",
        "It only becomes a scene when you start to explain the weather while it's still going on.",
      ],
      task: "Let people know that you're up and down for a few hours, and promise them no reasons.",
    },
    2: {
      says: [
        "You'd like to hold on to all of it, including the receipts.",
        "Something's made the Moon in your second house feel that there might not be enough, of what isn't clear, and so it counts whatever's countable.",
        'That would be towels.',
        "The thing that feels short is probably attention, or sleep, neither of which you'll find in the linen closet.",
      ],
      task: "Put off all counting, sorting, and saving until you've had an hour of rest or of company.",
    },
    3: {
      says: [
        "Everything's a bit loud, including people's punctuation.",
        "The Moon takes in the whole street in the third house, and today it can't find the dial.",
        "Those around you aren't being short with you.",
        "They're at their normal volume, and you've come out without your skin.",
      ],
      task: 'Keep to short, written, practical exchanges for two hours, and save the delicate one for later.',
    },
    4: {
      says: [
        "You're home, and it isn't working.",
        'Your Moon in the fourth house has a home in mind, with a certain light and everybody in it, which leaves the actual one no chance for a while.',
        "It's an old ache with a regular schedule.",
        "It doesn't mean you should move.",
      ],
      task: 'Change one small comfort where you are, the light or the music or where you sit, and wait.',
    },
    5: {
      says: [
        "You'd like to be picked first, and you'd like it not to show.",
        "The fifth house leaves your Moon as open as a playground, where it's always a little bit about who wants to be with whom.",
        'People can smell it, kindly.',
        'What works is what worked back then, which was to start something interesting in the sand and not look up.',
      ],
      task: 'Begin something fun by yourself in a place where others can join in.',
    },
    6: {
      says: [
        'Small physical complaints have formed a committee.',
        "Your Moon in this house makes the body speak for it, so what might have been a sigh is a stiff neck, and no one asks a neck what's wrong.",
        'You might.',
        "It's nothing grave, and it tends to have to do with having said sure when the answer was no.",
      ],
      task: "Lie down for twenty minutes and ask yourself what you said yes to this week and didn't mean.",
    },
    7: {
      says: [
        'You want them nearer, and when they come you want them to have come sooner.',
        'The Moon in the seventh house wakes up hungry on days such as this and looks at the other person as one looks into a refrigerator.',
        'They have what they have.',
        "It was enough last week, and it'll be so again when your stomach's caught up with the facts.",
      ],
      task: 'Ask one person for something small and definite, such as ten minutes or a hug, and stop at that.',
    },
    8: {
      says: [
        'An old fear has put on something recent.',
        'Your Moon in this house keeps the fear of being left in good repair, and every month it asks to be walked.',
        "It's wearing somebody's late reply this time.",
        "Take the reply away and it's the same animal as in March, and in the March before that.",
      ],
      task: 'When a fear comes up, ask how old you were when you first had it, and write that number down.',
    },
    9: {
      says: [
        "Nothing here seems to be about anything, and you'd like to be told what it's for.",
        'The Moon in your ninth house can put up with a lot for a reason, and when the reason goes missing it feels it physically, like a dropped stitch.',
        "It's mislaid it before, usually on a day with too many forms in it.",
        'It turned up on a hill.',
      ],
      task: 'Get out under some open sky before you reach any conclusion about your life.',
    },
    10: {
      says: [
        "You'd have picked another day to be in front of people.",
        "With the Moon in the tenth house your feelings have no dressing room, and just now they're between costumes.",
        'Do it sitting down and say less.',
        'They came to see what you do, and most of them are thinking about how they look themselves.',
      ],
      task: 'Ask someone to take one visible task off you, in exchange for one of theirs that can be done unseen.',
    },
    11: {
      says: [
        'You feel left out, without its being clear of what.',
        "In the eleventh house the Moon counts its friends as they come in, and it's gone wrong in the counting and begun again.",
        "They're scattered about, doing laundry, under the impression that you're all close.",
        "A group that's closest doesn't always think of meeting.",
      ],
      task: "Suggest one particular day to the friends you've been counting, instead of waiting for theirs.",
    },
    12: {
      says: [
        "There's a sadness around that doesn't belong to anybody.",
        'The Moon in your twelfth house takes in strays of this kind, out of the air or the news or the person beside you on the bus.',
        "You needn't adopt it.",
        "Give it some water and a bit of quiet, and it'll go home by itself, as they do.",
      ],
      task: 'Let the sadness stay for an hour without asking it anything, and avoid the news meanwhile.',
    },
  },
}
