import type { DayThoughts } from '#lore/authored.ts'

export const moonToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'You might catch your face in a window and find that it looks like you.',
        "With your Moon in the first house, you can't hide what you feel, and you've often wished you could.",
        'For an hour or two it works in your favor.',
        "Someone may tell you more than they planned to, because your face says that it's all right.",
      ],
      task: "Wear what's comfortable, and see someone in it whom you'd normally dress up for.",
    },
    2: {
      says: [
        "It's possible to walk past a sale and have no idea what you'd buy.",
        "Your Moon is in the second house, so you calm down when the bills are paid and there's something good in the fridge.",
        'You can stop adding to the list of things you need.',
        'The sweater you already own is the one you keep reaching for.',
      ],
      task: "Clean or mend one thing you'd hate to lose.",
    },
    3: {
      says: [
        "Twenty minutes on the phone about somebody's new dishwasher can do you good.",
        'Because your Moon is in the third house, you need a bit of talk every day, and it hardly matters about what.',
        "A sister's story about her landlord will do.",
        "You find out that everyone is all right, and it turns out that you'd been wondering.",
      ],
      task: 'Call someone while you both do chores, and ask what they had for lunch.',
    },
    4: {
      says: [
        'If you have a choice between going out and your own couch, the couch has the better case.',
        'Your Moon is in its own place in the fourth house, and once a month or so somebody else has to answer for the world.',
        'What restores you is hardly an activity.',
        'It can be a meal you could cook blindfolded, or a room where nobody asks you anything.',
      ],
      task: "Cook or order the thing you were given as a child when you'd had a hard day.",
    },
    5: {
      says: [
        'You might hum in line at the pharmacy and see the person ahead of you smile.',
        'With your Moon in the fifth house, you cheer up by making something or playing something, more than by resting.',
        "An hour with markers, a guitar, or somebody's toddler would do it.",
        "It doesn't have to turn out well.",
      ],
      task: 'Make something small with your hands, and give it away before you can judge it.',
    },
    6: {
      says: [
        'If your feet hurt, you could simply believe them.',
        'With your Moon in the sixth house, your feelings show up first as a bad stomach or a short night.',
        'This time the complaint is easy to read.',
        'Your body wants softer shoes and less coffee, or an early night, and agreeing now is easier than being overruled later.',
      ],
      task: "Give your body the plainest thing it's asking for today.",
    },
    7: {
      says: [
        "There's somebody you can sit in a car with for an hour and say nothing.",
        'Your Moon is in the seventh house, and you often find out how you feel by telling another person.',
        'You may already know this time.',
        "Sitting next to them on the couch says most of it, and they look as if they'd noticed.",
      ],
      task: 'Sit close to someone, or stay on the phone with them, and leave a silence alone.',
    },
    8: {
      says: [
        "If you scroll back far enough in your messages, there's somebody who came through.",
        'The Moon in your eighth house stores who could be trusted, and you can seldom look at that without being pulled in.',
        'Now you can.',
        'More people came through for you than you usually count, including one or two whom you never thanked.',
      ],
      task: "Thank somebody, in person or in thought, who came through for you when you didn't expect it.",
    },
    9: {
      says: [
        "The smell of somebody else's dinner can put you in another country for a minute.",
        "With your Moon in the ninth house, you feel at home in places you've only visited, and a bit foreign where you live.",
        'A recipe or a radio station from there can be enough for one evening.',
        'Someone you met on the way might like to hear from you.',
      ],
      task: 'Cook or order food from a place you miss, and play the music that goes with it.',
    },
    10: {
      says: [
        "A stranger may ask you for directions and stay to tell you why they're going.",
        "Your Moon lives where it can be seen in the tenth house, so people who've never met you have felt looked after by you.",
        "It's tiring on other days.",
        "For a couple of hours people are as warm to you as you've been to them.",
      ],
      task: "Let the people you do things for do one small thing for you, and don't say they shouldn't have.",
    },
    11: {
      says: [
        'One message may be all that stands between you and a full table.',
        'Because your Moon is in the eleventh house, your friends are a kind of family to you, and you miss them by the middle of the week.',
        'They may only be waiting for someone to suggest it.',
        'Two people and a pizza count as a gathering.',
      ],
      task: 'Get as many of your favorite people as you can into one conversation.',
    },
    12: {
      says: [
        'Leaving without saying goodbye to anyone is sometimes the best way to leave.',
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
        "Somebody may ask if you're all right and get two different answers.",
        'With your Moon in the first house, you go from laughing to hurt and back within one lunch.',
        "It's harder on you than on them.",
        "You don't owe anyone an explanation, and by the time you had one, you'd feel different.",
      ],
      task: "Let people know that you're up and down for a few hours, and leave out the reasons.",
    },
    2: {
      says: [
        'You might find yourself keeping the receipt for a coffee.',
        'Your Moon is in the second house, so feeling insecure makes you count your money.',
        "The number hasn't changed since Monday.",
        "What's run short may be sleep, or somebody's attention, and you could ask for that.",
      ],
      task: "Put off all counting and saving until you've had an hour of rest or company.",
    },
    3: {
      says: [
        'If somebody writes back fine, you may read it four times.',
        'Because your Moon is in the third house, you hear the tone before you hear the words.',
        'People are writing the way they always write.',
        'You may be tired enough to read a period as a slammed door.',
      ],
      task: 'Keep to short, practical messages for two hours, and save the delicate one.',
    },
    4: {
      says: [
        'You may come in, put down your bag, and want to leave again.',
        'With your Moon in the fourth house, you have a picture of how it feels when everything is right there.',
        "The dishes and the noise don't match it.",
        "It's a mood that comes around about once a month, and it says little about the place.",
      ],
      task: 'Change one small comfort where you are, such as the light or the music, and then wait.',
    },
    5: {
      says: [
        'You might look at who else was invited before you look at where.',
        "Your Moon in the fifth house wants to be somebody's favorite, and it sulks when the invitation goes to someone else.",
        'They may not have thought about it at all.',
        'What works is starting something yourself and letting people join.',
      ],
      task: 'Begin something fun by yourself in a place where others can join in.',
    },
    6: {
      says: [
        'You may be rubbing your shoulder on the phone while you tell somebody that all is well.',
        "Your Moon in this house makes the body speak for it, so a sigh turns into a stiff neck, and no one asks a neck what's wrong.",
        'You could ask what the matter is.',
        "It's seldom anything grave, and it often has to do with having said sure when the answer was no.",
      ],
      task: "Lie down for twenty minutes and ask yourself what you said yes to this week and didn't mean.",
    },
    7: {
      says: [
        "Somebody may ask what you need, and you'd have liked them not to have to ask.",
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
        'Somewhere around the fourth email you may wonder what any of this is for.',
        "Because your Moon is in the ninth house, you can put up with a lot as long as there's a reason.",
        'The reason tends to go missing after too many forms or too many days indoors.',
        "You're likeliest to find it again outside.",
      ],
      task: 'Get outdoors for half an hour before you reach any conclusion about your life.',
    },
    10: {
      says: [
        'Someone may ask you to say a few words just when you have none.',
        'With your Moon in the tenth house, your bad days tend to happen in public.',
        "You can say less than you'd planned.",
        'Most of the people in the room are wondering how they look themselves.',
      ],
      task: 'Ask someone to take one visible task off you, in exchange for one that can be done unseen.',
    },
    11: {
      says: [
        'You might see a picture of a dinner and count the people in it.',
        "Your Moon in the eleventh house keeps track of who has called and who hasn't.",
        'Your friends are most likely at home doing laundry.',
        "People who feel sure of you don't always think of writing.",
      ],
      task: "Suggest one particular day to the friends you've been missing, instead of waiting for theirs.",
    },
    12: {
      says: [
        "A song in the supermarket may nearly make you cry, and you don't even like it.",
        'With your Moon in the twelfth house, you pick up moods from a bus, a newscast, or the person at the next desk.',
        "You don't have to find the cause.",
        'Quiet and a glass of water usually see it off within a couple of hours.',
      ],
      task: 'Let the sadness stay for an hour without asking it anything, and avoid the news meanwhile.',
    },
  },
}
