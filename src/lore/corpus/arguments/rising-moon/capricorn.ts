import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You look perfectly composed while you quit in your head for the third time since breakfast.',
      "People count on you to be on time and know how it's done (Capricorn rising).",
      'Behind that, your Moon in Aries wants to turn over the table, and the more patient you sound, the closer you are to it.',
      'The only sign is your handwriting, which goes through the paper.',
    ],
    turn: "You've got a temper and excellent control of it, and people have heard about only one of those.",
    task: [
      "Use up some of the fight where it does no harm, by objecting on the spot this month to one small thing that's wrong.",
      'A mistake on a receipt will do.',
      "People who sit near you can tell that you're angry, and they'd relax if they'd once heard you say so and seen it pass.",
    ],
  },
  Taurus: {
    opening: [
      'Your famous discipline is mostly a plan to get back to bed.',
      'From the outside you seem to be all ambition, up early every day (Capricorn rising).',
      'Your Moon in Taurus needs plenty of naps and good food, and it only agreed to the early start because the afternoon would be free.',
      "At three o'clock somebody's telling somebody else that you never stop, and you're asleep with a book on your chest.",
    ],
    turn: "People see you working toward something, and they've got no idea that it's a nap.",
    task: [
      'When someone asks this month what you did on Sunday, tell them that you took a nap, and for how long.',
      "Don't mention anything productive before or after it.",
      "Some people work too hard because they think that you never stop, and they'd sleep better if they knew where you are at three.",
    ],
  },
  Gemini: {
    opening: [
      "You'd never ask a nosy question, though you'd love to know.",
      'People find you reserved and a bit grave, and plainly above gossip (Capricorn rising).',
      "You aren't above it at all, because your Moon in Gemini has to know who moved out and what was in the van, and a day without news is a dull one.",
      "That's why you take out the recycling twice on the morning the neighbors are fighting over an aquarium.",
    ],
    turn: "You keep a dignified distance from everybody, and you'd trade it for ten minutes of details.",
    task: [
      'Ask somebody one plainly nosy question this month with a straight face, and then tell them something of the same sort about yourself.',
      'Nothing bad will happen.',
      "Somebody on your street has been longing to tell a person like you about the aquarium, and never thought you'd ask.",
    ],
  },
  Cancer: {
    opening: [
      "You get put in charge so often that nobody thinks to ask whether you've eaten.",
      "You look as though you had (Capricorn rising), and as though everything's under control and feelings can wait until the work is done.",
      "At night they've waited long enough, and your Moon in Cancer wanders around turning on small lights and wishing that somebody would bring it dinner.",
      'If anyone calls just then, you say that you were about to make something.',
    ],
    turn: 'All day you take care of things, and you go home feeling that nobody takes care of you.',
    task: [
      "When somebody asks how you're doing this month, answer once with something you'd like, such as a meal that you didn't make.",
      "Accept it on the day it's offered.",
      "You've been in charge of these people for a long time, and any of them would be happy to make sure that you've eaten.",
    ],
  },
  Leo: {
    opening: [
      'You can live for a year on one word of praise.',
      "You don't seem to work for thanks at all, and you answer a compliment so briefly that people have given up (Capricorn rising).",
      'But your Moon in Leo has kept each of the few it got, down to the room it was said in.',
      'If a year goes by without one, you work a little harder and talk a little less, and nobody can see the difference.',
    ],
    turn: "You're hungry for praise, and you hide it so well that people think you don't like any.",
    task: [
      'When somebody compliments you this month, ask what in particular they liked.',
      'Then stand there and listen to all of it without looking at the floor.',
      "Most of the people you know have been saving up a word of praise for you, and they'd be happy to hear that you want it.",
    ],
  },
  Virgo: {
    opening: [
      "By the time people are relying on you to be calm, you've done your worrying for the day.",
      'They hear the dry voice that never panics, and they take it for your nature (Capricorn rising).',
      'Your Moon in Virgo has been awake since five, going over what might go wrong today and what it may have said wrong yesterday.',
      "By nine o'clock you really are calm, and you'd no more let anyone watch you get there than watch you brush your teeth.",
    ],
    turn: 'By the time anybody sees you the worrying is done, so they think that you never do any.',
    task: [
      'Tell a person who relies on you about one of the worries that wake you at five, in a single sentence, in your usual dry voice.',
      "Ask what they'd do about it.",
      "Somebody near you is awake at five as well and thinks that it's only them, and it would help to know that it's you too.",
    ],
  },
  Libra: {
    opening: [
      'You make your decisions alone, and they feel right once one person agrees.',
      'To everyone else you seem self-sufficient, somebody who makes the decision and takes the blame (Capricorn rising).',
      "Your Moon in Libra, though, needs to see another person nod, so you bring up what you've already settled as though it were a question.",
      '"I was thinking of the gray one," you say, with the receipt for the gray one in your pocket.',
    ],
    turn: 'It takes one person to make your decisions, and it takes two for you to feel all right about them.',
    task: [
      'Show your next decision to that one person while it can still be changed, and tell them that it can.',
      'Let them change something about it.',
      "They've nodded at a great many things that you'd already bought, and they'd love to be asked in the store.",
    ],
  },
  Scorpio: {
    opening: [
      'What other people call your discipline is really a passion.',
      'They take you for dutiful, since everything gets done in order and you never seem to want anything out loud (Capricorn rising).',
      "What they miss is your Moon in Scorpio, which wants one or two things in this life so badly that it can't talk about them.",
      'So you talk about the schedule, and you fill in the calendar in small square capitals, every Thursday for the next two years.',
    ],
    turn: "The way you work is cool and orderly, and what you're working for is something you want with your whole soul.",
    task: [
      'Tell somebody why you\'re doing it, the long project or the standing Thursday, and use the word "want."',
      'Say it as dryly as you like.',
      "People who've been helping you out of duty would work twice as gladly for something you love.",
    ],
  },
  Sagittarius: {
    opening: [
      "For a person insured against everything, you've got a surprising amount of faith in luck.",
      "People trust you to be careful, and you're the one they ask to hold the money and check that the stove is off (Capricorn rising).",
      'Your Moon in Sagittarius would bet the money.',
      'It has never doubted that something big is coming, and in the file with the policies there may be a list of places that nobody knows you plan to see.',
    ],
    turn: "You're prepared for whatever might go wrong, and in private you're waiting for something wonderful.",
    task: [
      "Choose one place from that list this month, or make the list if there isn't one, and find out what it would cost to go.",
      'Then tell one person.',
      "Your friends call you when there's a flood, and one of them would be thrilled to be called about something lucky.",
    ],
  },
  Capricorn: {
    opening: [
      "You'd never treat anyone who worked for you the way you treat yourself.",
      'Other people get good work out of you and a little dry humor, and you stay until the lights go off (Capricorn rising).',
      "When they've gone home you go on, because your Moon in Capricorn takes its comfort from finished work and looks on a low mood as a day missed.",
      'On a holiday you can be found defrosting the freezer.',
    ],
    turn: 'Duty is what you show the world and duty is what you rest on, so you hardly know what you like.',
    task: [
      'Give yourself a day off in writing, with the date, and do nothing on it that could be shown to anyone afterward.',
      'Expect to be bad at it until about two in the afternoon.',
      "It's hard to be friends with someone who's never off duty, and one of your friends knows exactly what to do with you after two.",
    ],
  },
  Aquarius: {
    opening: [
      'You look like the rules in person, and privately you doubt every one of them.',
      'You dress for the occasion and you know the procedure, so cautious people are relieved to see you (Capricorn rising).',
      "They wouldn't be if they could hear your Moon in Aquarius, which sits there thinking how all of it could be run without a chairman.",
      "When it's time to vote you raise your hand along with everyone else, in a good gray sleeve.",
    ],
    turn: "Everyone sees a person who's always belonged here, but you feel like a polite visitor.",
    task: [
      'Say one of your odd opinions this month in the most respectable place you go, in your usual tone of voice.',
      "It'll take them a moment to be sure that they heard it.",
      "In every such place somebody else feels like a visitor too, and from the one who knows the procedure, it'll sound like permission.",
    ],
  },
  Pisces: {
    opening: [
      'Nobody asks where you go, because you keep to a schedule.',
      "People know where you are at ten and what you'll have finished by noon, and they think of you as solid rock (Capricorn rising).",
      "In between your Moon in Pisces slips away, to a bench behind the library or into forty minutes of piano music, and it couldn't tell anyone why its eyes are wet.",
      "You're back on time, so nobody has ever noticed.",
    ],
    turn: 'You can account for your whole day except the gaps, and the gaps are what you live on.',
    task: [
      'Put one of those gaps on your calendar this month, under its real name, and make it twice as long as usual.',
      'Invite someone for the last ten minutes.',
      "There's room on that bench for a friend who thought you were solid rock, and who may have wished for years that you weren't.",
    ],
  },
}
