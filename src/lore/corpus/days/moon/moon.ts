import type { DayThoughts } from '#lore/authored.ts'

export const moonToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'People can see how you feel today, and it makes them kind.',
        "With your Moon in the first house, you can't hide what you feel, and you've often wished you could.",
        'For an hour or two it works in your favor.',
        "Someone may tell you more than they planned to, because your face says that it's all right.",
      ],
      task: "Wear what's comfortable, and see someone in it whom you'd normally dress up for.",
    },
    2: {
      says: [
        'You have what you need, and for once it feels like enough.',
        "Your Moon is in the second house, so you calm down when the bills are paid and there's something good in the fridge.",
        'You can stop adding to the list of things you need.',
        'The sweater you already own is the one you keep reaching for.',
      ],
      task: "Clean or mend one thing you'd hate to lose.",
    },
    3: {
      says: [
        'A little talk about nothing will do you more good today than advice.',
        'Because your Moon is in the third house, you need a bit of talk every day, and it hardly matters about what.',
        "A sister's story about her landlord will do.",
        "You find out that everyone is all right, and it turns out that you'd been wondering.",
      ],
      task: 'Call someone while you both do chores, and ask what they had for lunch.',
    },
    4: {
      says: [
        'Being at home, with nothing asked of you, is the best use of this day.',
        'Your Moon is in its own place in the fourth house, and once a month or so somebody else has to answer for the world.',
        'What restores you is hardly an activity.',
        'It can be a meal you could cook blindfolded, or a room where nobody asks you anything.',
      ],
      task: "Cook or order the thing you were given as a child when you'd had a hard day.",
    },
    5: {
      says: [
        "You'd cheer up by making something, however badly.",
        'With your Moon in the fifth house, you cheer up by making something or playing something, more than by resting.',
        "An hour with markers, a guitar, or somebody's toddler would do it.",
        "It doesn't have to turn out well.",
      ],
      task: 'Make something small with your hands, and give it away before you can judge it.',
    },
    6: {
      says: [
        'Today is about what your body has been trying to tell you.',
        'With your Moon in the sixth house, your feelings show up first as a bad stomach or a short night.',
        'This time the complaint is easy to read.',
        'It may be asking for softer shoes, or less coffee, or an early night, and none of those is hard to arrange.',
      ],
      task: 'Pick the plainest thing your body is asking for, and see to that first.',
    },
    7: {
      says: [
        'You want to be next to someone more than you want to talk.',
        'Your Moon is in the seventh house, and you often find out how you feel by telling another person.',
        'You may already know this time.',
        "Sitting next to them on the couch says most of it, and they look as if they'd noticed.",
      ],
      task: 'Sit close to someone, or stay on the phone with them, and leave a silence alone.',
    },
    8: {
      says: [
        'More people have stood by you than you usually count.',
        'The Moon in your eighth house stores who could be trusted, and you can seldom look at that without being pulled in.',
        'Now you can.',
        'More people came through for you than you usually count, including one or two whom you never thanked.',
      ],
      task: "Thank somebody, in person or in thought, who came through for you when you didn't expect it.",
    },
    9: {
      says: [
        "A place you've only visited may be on your mind today.",
        "With your Moon in the ninth house, you feel at home in places you've only visited, and a bit foreign where you live.",
        'A recipe or a radio station from there can be enough for one evening.',
        'Someone you met on the way might like to hear from you.',
      ],
      task: 'Cook or order food from a place you miss, and play the music that goes with it.',
    },
    10: {
      says: [
        'People you hardly know may be warm to you today.',
        "Your Moon lives where it can be seen in the tenth house, so people who've never met you have felt looked after by you.",
        "It's tiring on other days.",
        "For a couple of hours people are as warm to you as you've been to them.",
      ],
      task: "Let the people you do things for do one small thing for you, and don't say they shouldn't have.",
    },
    11: {
      says: [
        'If you miss your friends, one message is enough to change that.',
        'Because your Moon is in the eleventh house, your friends are a kind of family to you, and you miss them by the middle of the week.',
        'They may only be waiting for someone to suggest it.',
        'Two people and a pizza count as a gathering.',
      ],
      task: 'Get as many of your favorite people as you can into one conversation.',
    },
    12: {
      says: [
        "You need to disappear for a while, and there's nothing wrong with that.",
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
        'How you are may change several times before dinner.',
        'With your Moon in the first house, you go from laughing to hurt and back within one lunch.',
        "It's harder on you than on them.",
        "You don't owe anyone an explanation, and by the time you had one, you'd feel different.",
      ],
      task: "Let people know that you're up and down for a few hours, and leave out the reasons.",
    },
    2: {
      says: [
        'You may start to count your money today for reasons that have little to do with money.',
        'Your Moon is in the second house, so feeling insecure makes you count your money.',
        "The number hasn't changed since Monday.",
        "What's run short may be sleep, or somebody's attention, and you could ask for that.",
      ],
      task: "Put off all counting and saving until you've had an hour of rest or company.",
    },
    3: {
      says: [
        'A short message can sound colder than it was meant.',
        'Because your Moon is in the third house, you hear the tone before you hear the words.',
        'People are writing the way they always write.',
        'You may be tired enough to read a period as a slammed door.',
      ],
      task: 'Keep to short, practical messages for two hours, and save the delicate one.',
    },
    4: {
      says: [
        'The place you live in may not look right to you for a while.',
        'With your Moon in the fourth house, you have a picture of how it feels when everything is right there.',
        "The dishes and the noise don't match it.",
        "It's a mood that comes around about once a month, and it says little about the place.",
      ],
      task: 'Change one small comfort where you are, such as the light or the music, and then wait.',
    },
    5: {
      says: [
        'Being left out of something small can spoil an hour for you.',
        "Your Moon in the fifth house wants to be somebody's favorite, and it sulks when the invitation goes to someone else.",
        'They may not have thought about it at all.',
        'What works is starting something yourself and letting people join.',
      ],
      task: 'Begin something fun by yourself in a place where others can join in.',
    },
    6: {
      says: [
        "When you don't say no, your neck or your stomach says it for you.",
        "Your Moon in this house makes the body speak for it, so a sigh turns into a stiff neck, and no one asks a neck what's wrong.",
        'You could ask what the matter is.',
        "It's seldom anything grave, and it often has to do with having said sure when the answer was no.",
      ],
      task: "Lie down for twenty minutes and ask yourself what you said yes to this week and didn't mean.",
    },
    7: {
      says: [
        "You'd like one person to know what you need without being told.",
        "The Moon in the seventh house gets hungry for one particular person's attention, and then finds fault with the portion.",
        "They're giving what they've got.",
        "It was enough a few days ago, and it'll be enough again when this hour is over.",
      ],
      task: 'Ask one person for something small and definite, such as ten minutes or a hug, and stop at that.',
    },
    8: {
      says: [
        'A late reply can feel like the end of something.',
        "With your Moon in the eighth house, you've braced for being let down, and you notice the smallest sign of it.",
        "It's usually a dead phone.",
        'You may have had this same fear before, over somebody else, and it passed.',
      ],
      task: "Wait for two hours before you ask what's wrong, and eat something in the meantime.",
    },
    9: {
      says: [
        'If everything seems pointless around noon, you may only need some air.',
        "Because your Moon is in the ninth house, you can put up with a lot as long as there's a reason.",
        'The reason tends to go missing after too many forms or too many days indoors.',
        "You're likeliest to find it again outside.",
      ],
      task: 'Get outdoors for half an hour before you reach any conclusion about your life.',
    },
    10: {
      says: [
        "You may have to be seen today when you'd rather not be.",
        'With your Moon in the tenth house, your bad days tend to happen in public.',
        "You can say less than you'd planned.",
        'Most of the people in the room are wondering how they look themselves.',
      ],
      task: 'Ask someone to take one visible task off you, in exchange for one that can be done unseen.',
    },
    11: {
      says: [
        "It's easy to feel forgotten by people who haven't forgotten you.",
        "Your Moon in the eleventh house keeps track of who has called and who hasn't.",
        'Your friends are most likely at home doing laundry.',
        "People who feel sure of you don't always think of writing.",
      ],
      task: "Suggest one particular day to the friends you've been missing, instead of waiting for theirs.",
    },
    12: {
      says: [
        "A sadness that isn't yours may come over you for an hour.",
        'With your Moon in the twelfth house, you pick up moods from a bus, a newscast, or the person at the next desk.',
        "You don't have to find the cause.",
        'Quiet and a glass of water usually see it off within a couple of hours.',
      ],
      task: 'Let the sadness stay for an hour without asking it anything, and avoid the news meanwhile.',
    },
  },
}
