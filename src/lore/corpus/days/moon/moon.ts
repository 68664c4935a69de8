import type { DayThoughts } from '#lore/authored.ts'

export const moonToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'You feel like yourself again, and it shows in how you sit.',
        "The Moon in your first house is all surface in the good sense, with nothing inside that couldn't be read from outside.",
        "It's often asked for a braver face than that.",
        "For a short while it can have its own, and people find you easier to be near when you aren't arranging anything.",
      ],
      task: 'Wear and eat what your body asks for, as long as this lasts, and make no case for it.',
    },
    2: {
      says: [
        "What you've got is within reach, and you can hear yourself relax.",
        'The Moon in this house sleeps beside its belongings as others sleep beside a dog, for the breathing.',
        'Using them does more for you than adding to them would.',
        "Oil the wooden thing or wash the wool one, and you'll be calmer by the time your hands are done.",
      ],
      task: "Clean or care for one thing you'd grab first if you had to leave.",
    },
    3: {
      says: [
        'The sound of people you know going about their day is the best company there is.',
        "Your Moon in the third house is soothed by chatter as others are by rain, and it isn't particular about the content.",
        'Leave the window open or sit where the talk is.',
        "Nobody's telling you anything in particular, and you come away knowing that everyone's all right.",
      ],
      task: 'Call someone while you both do chores, and say almost nothing of interest.',
    },
    4: {
      says: [
        "Staying in sounds good, and you'd be right to.",
        'Your Moon is in its own place in the fourth house, and once a month or so somebody else has to answer for the world.',
        'What restores you is hardly an activity.',
        'It can be a meal you could cook blindfolded, or a room where nobody asks you anything.',
      ],
      task: "Cook or order the thing you were given as a child when you'd had a hard day.",
    },
    5: {
      says: [
        'A simple happiness has gotten in, and it wants to be shown something shiny.',
        "In the fifth house your Moon keeps its age at around seven, an age that's good at stickers and has no views on productivity.",
        "It isn't a childish wish, only an unembarrassed one.",
        'An hour of making something useless will do more for you than an hour of catching up.',
      ],
      task: "Draw, color, or build something with whatever's lying around, and give it to the first person you see.",
    },
    6: {
      says: [
        "Your body would like to be listened to, and it's making sense.",
        'Your Moon in this house feels by way of digestion and sleep, so its messages come in a language you tend to file under later.',
        'For once the messages are clear.',
        'Your body wants softer shoes and less coffee, or an early night, and agreeing now is easier than being overruled later.',
      ],
      task: "Give your body one thing it's plainly asking for within the next hour.",
    },
    7: {
      says: [
        "Someone's company feels like enough, without anything's happening in it.",
        "With the Moon in the seventh house you feel things most clearly in another person's presence, and not having one can make you doubt that you feel anything.",
        'You can feel this.',
        "There's no need to say anything about it, and saying a lot would cool it slightly.",
      ],
      task: 'Sit close to someone, or on the phone with them, and leave a silence alone.',
    },
    8: {
      says: [
        'You can look at old feelings calmly, and see quite a way down.',
        'The Moon in your eighth house stores who could be trusted, and you can seldom look at that without being pulled in.',
        'Now you can.',
        'More people came through for you than you usually count, including one or two whom you never thanked.',
      ],
      task: "Thank somebody, in person or in thought, who came through for you when you didn't expect it.",
    },
    9: {
      says: [
        "You're homesick in a pleasant way, for a place you may never have lived in.",
        "The Moon in your ninth house belongs somewhere else, it's always said so, and it's never been able to give an address.",
        'It can be reached by ear, though, or by way of a recipe.',
        "An hour of that and you're less restless at home.",
      ],
      task: "Listen to music in a language you don't speak, from beginning to end, doing nothing else.",
    },
    10: {
      says: [
        "You're at ease in front of people, as though they'd been told you were coming.",
        "Your Moon lives where it can be seen in the tenth house, so people who've never met you have felt looked after by you.",
        "It's tiring on other days.",
        "For a couple of hours people are as warm to you as you've been to them.",
      ],
      task: "Let the people you do things for do one small thing for you, and don't say they shouldn't have.",
    },
    11: {
      says: [
        'Being among your own kind does you good, even if two of them are on a screen.',
        "The eleventh house has your Moon looking for relatives among strangers, and it's found a fair number of them, by their laugh.",
        'Let it have them all at once.',
        'Nothing needs to be organized, and an old story told badly by four people at once will do.',
      ],
      task: 'Get as many of your favorite people as you can into one conversation, and ask for an old story.',
    },
    12: {
      says: [
        "Going quiet for a while isn't sulking, and you'll come back better company.",
        "The Moon in your twelfth house has to disappear about once a month and has been made to feel that there's something wrong with it.",
        "There isn't.",
        "It's how you empty out what you've picked up from other people all week.",
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
        "You'd like to hold on to everything you have, including the receipts.",
        "Something has made the Moon in your second house feel that there might not be enough, of what isn't clear, and so it counts whatever's countable.",
        "It may not be money that's short.",
        'Attention or sleep would be a likelier guess, and no amount of counting towels brings in either.',
      ],
      task: "Put off all counting, sorting, and saving until you've had an hour of rest or of company.",
    },
    3: {
      says: [
        "Everything's a bit loud, including people's punctuation.",
        "The Moon takes in the whole street in the third house, and today it can't find the dial.",
        "Those around you aren't being short with you.",
        "They're at their normal volume, and you're short on sleep or on quiet.",
      ],
      task: 'Keep to short, written, practical exchanges for two hours, and save the delicate one for later.',
    },
    4: {
      says: [
        "Home isn't quite doing what you come home for.",
        'Your Moon in the fourth house has a home in mind, with a certain light and everybody in it, which leaves the actual one no chance for a while.',
        "It's an old ache that comes around about once a month.",
        'It says little about the place and nothing about whether you should move.',
      ],
      task: 'Change one small comfort where you are, the light or the music or where you sit, and wait.',
    },
    5: {
      says: [
        "You'd like to be picked first, and you'd like it not to show.",
        "The fifth house leaves your Moon as open as a playground, where it's always about who wants to be with whom.",
        "People can tell, and don't know what to do about it.",
        'What works is what worked at that age, which was to start something interesting and let the others come.',
      ],
      task: 'Begin something fun by yourself in a place where others can join in.',
    },
    6: {
      says: [
        'Small physical complaints may be speaking for a larger one.',
        "Your Moon in this house makes the body speak for it, so a sigh turns into a stiff neck, and no one asks a neck what's wrong.",
        'You could ask what the matter is.',
        "It's seldom anything grave, and it often has to do with having said sure when the answer was no.",
      ],
      task: "Lie down for twenty minutes and ask yourself what you said yes to this week and didn't mean.",
    },
    7: {
      says: [
        'You want somebody nearer, and when they come you want them to have come sooner.',
        "The Moon in the seventh house gets hungry for one particular person's attention, and then finds fault with the portion.",
        "They're giving what they've got.",
        "It was enough a few days ago, and it'll be enough again when this hour is over.",
      ],
      task: 'Ask one person for something small and definite, such as ten minutes or a hug, and stop at that.',
    },
    8: {
      says: [
        'An old fear can attach itself to something recent.',
        'Your Moon in this house keeps the fear of being left in good repair, and every month it asks to be walked.',
        "Somebody's late reply is enough for it.",
        'Take the reply away and the fear is the same one that you had in March, over something else.',
      ],
      task: 'When a fear comes up, ask how old you were when you first had it, and write that number down.',
    },
    9: {
      says: [
        "Nothing you're doing seems to be about anything, and you'd like to be told what the point is.",
        'The Moon in your ninth house can put up with a lot for a reason, and when the reason goes missing it feels it physically.',
        'Your reasons have gone missing before, usually after too many forms or too many hours indoors.',
        "They've always come back in the open air.",
      ],
      task: 'Get out under some open sky before you reach any conclusion about your life.',
    },
    10: {
      says: [
        "You'd have picked another day to be in front of people.",
        "With the Moon in the tenth house your feelings have no dressing room, and just now they're between costumes.",
        'Say less than you had planned.',
        'People came to see what you do, and most of them are busy wondering how they look themselves.',
      ],
      task: 'Ask someone to take one visible task off you, in exchange for one of theirs that can be done unseen.',
    },
    11: {
      says: [
        'You feel left out, without its being clear of what.',
        "In the eleventh house the Moon counts its friends as they come in, and it's gone wrong in the counting and begun again.",
        "They're most likely at home doing laundry, under the impression that you're all close.",
        "Friends who feel secure don't always think of meeting.",
      ],
      task: "Suggest one particular day to the friends you've been counting, instead of waiting for theirs.",
    },
    12: {
      says: [
        "There's a sadness around that doesn't belong to anybody.",
        'The Moon in your twelfth house takes in strays of this kind, out of the air or the news or the person beside you on the bus.',
        "You don't have to explain it or cheer it up.",
        'Left alone with some quiet and some water, it usually goes within a couple of hours.',
      ],
      task: 'Let the sadness stay for an hour without asking it anything, and avoid the news meanwhile.',
    },
  },
}
