import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "When you're tired, you take it as a challenge.",
      "You respect people who try, and you'd rather lose than spend a day waiting to see what happens (your Sun in Aries).",
      'Nothing in you argues for taking it easy, because your Moon in Aries feels better the moment it has started something new.',
      'After a bad day other people lie down, and you sign up for a class that meets at six in the morning.',
    ],
    turn: 'What excites you and what comforts you are the same fresh start, so you never get around to resting.',
    task: [
      "When you feel an evening like that coming, wait one night before you sign up for anything, and spend it with somebody who's good at doing nothing.",
      'Do what they do.',
      "Your friends are tired too, and they've been too proud to be the first to say so.",
    ],
  },
  Taurus: {
    opening: [
      'You want a challenge every day, and you want to be home from it by dinner.',
      "A day feels wasted when you haven't dared anything, and you like your wins to be your own (your Sun in Aries).",
      'Your Moon in Taurus, though, wants tonight to go exactly the way last night did, with the same meal at the same hour.',
      "You talk three friends into a race on Sunday, and when they come to pick you up you're still finishing your eggs.",
    ],
    turn: "You go out to look for trouble, but you're comfortable only when you haven't found any.",
    task: [
      "Enter something this month that's won or lost within an hour, and decide beforehand where you'll eat.",
      'Both parts count as the plan.',
      'Invite a friend who likes one half better than the other, since you can promise the first kind a challenge and the second kind dinner.',
    ],
  },
  Gemini: {
    opening: [
      'You want to come in first, and you keep changing races.',
      "There's a real fighter in you, who'd like to have done a thing before anyone else and without any help (your Sun in Aries).",
      'Your Moon in Gemini, though, gets bored with a single goal, and it wants to hear about what everyone else is trying.',
      'You may get ahead of everybody at several things, and you stop each time because somebody tells you about another.',
    ],
    turn: "To come in first you'd have to stay in one race, and you've just heard about a better one.",
    task: [
      'Choose the thing you were furthest ahead in, and give it one hour a week this month with a talkative friend along.',
      'They can talk about anything else they like.',
      "You're good company when you're moving, and for once your friend would be there to see you finish a race.",
    ],
  },
  Cancer: {
    opening: [
      'You like to do things entirely on your own, and then you call home about it.',
      'It matters to you to have managed it yourself, without advice (your Sun in Aries).',
      "But your Moon in Cancer needs somebody to come back to, and nothing you've done feels real until that person has heard about it.",
      "You get through something that frightened you, you call from the sidewalk, and when there's no answer you feel as if it hadn't happened.",
    ],
    turn: "You go out to prove that you don't need anyone, but you need someone at home to tell.",
    task: [
      "Before your next brave act, tell the person you'd call afterward what you're going to do and when you'll call.",
      "It's still yours.",
      "They pick up the phone without warning whenever it's you, and they'd enjoy having the evening free and something good in the oven.",
    ],
  },
  Leo: {
    opening: [
      'Nobody loves to start something new more than you do, or hates more to be seen as a beginner.',
      "You're most alive on the first day of a thing, with no instructions and everything to prove (your Sun in Aries).",
      'Your Moon in Leo agrees until somebody looks over, because it needs to be wonderful, and nobody is on the first day.',
      "So you skip the class, teach yourself at home from videos with the blinds down, and come out when you're good.",
    ],
    turn: "You've got the courage for anything except being bad at it while people watch.",
    task: [
      "Learn something small this month from a person who's better at it, and let them see your first three tries.",
      'If they laugh, laugh too.',
      'An expert seldom gets to watch how brave it is to begin, and will think more of you for allowing it.',
    ],
  },
  Virgo: {
    opening: [
      "You act at once, and then you can't forgive yourself a mistake.",
      "Being quick is a matter of honor for you, and you're ashamed of a day you spend hesitating (your Sun in Aries).",
      'Your Moon in Virgo, though, is ashamed of every slip, and it only calms down when it has checked.',
      "You hit send without a second look, because you meant it, and you reread the message six times when it's too late to change.",
    ],
    turn: 'It feels cowardly to you to wait and careless not to check, so most of your decisions leave you uneasy.',
    task: [
      'Take one decision this month and give it twenty minutes of looking for mistakes, by the clock, and then one minute to act.',
      "Don't let either part run over.",
      "A few people have jumped at things you sent too soon, and they'd get the same honesty from you with the mistakes taken out.",
    ],
  },
  Libra: {
    opening: [
      "You play to win, and winning is spoiled for you if somebody's sad about losing.",
      "A fair fight is one of your pleasures, and you'd rather lose at full strength than be handed anything (your Sun in Aries).",
      "Then it's over, and your Moon in Libra can't bear to look across at an unhappy face.",
      "You spend the whole way home explaining how close it was, and how you'd never have won without the wind.",
    ],
    turn: "You need to win and you need the loser to like you, and that's usually the same person.",
    task: [
      'Find somebody who hates losing as much as you do, and play them twice this month at anything that has a score.',
      'When you win, say "good game" and nothing about the wind.',
      "It's a compliment to be beaten by someone who really tried, and people who love to compete don't often find a partner.",
    ],
  },
  Scorpio: {
    opening: [
      'Although you fight in the open and shake hands, you can go on being angry for a year.',
      "An argument feels clean to you, because you say what you think to a person's face and you mean it (your Sun in Aries).",
      "But your Moon in Scorpio doesn't let go, and long afterward it's still looking for the insult in what was said back.",
      "The other person tells everyone that you don't hold a grudge, and you can still recite their last three sentences.",
    ],
    turn: "As far as anyone can tell your fights are over by noon, but somewhere in you they're still going on.",
    task: [
      'Think of a sentence from an old argument that you can still recite, and ask the person this month what they meant by it.',
      "Ask as if you'd like to know.",
      "They've probably forgotten it and will be sorry, and when they say that you don't hold a grudge, it'll be true.",
    ],
  },
  Sagittarius: {
    opening: [
      'You take the risk and let other people bring the first-aid kit.',
      'What you want is a real test with your own name on it, and danger looks to you like a fair question (your Sun in Aries).',
      'No one inside you votes against it, because your Moon in Sagittarius is sure that everything will turn out well and make a good story.',
      "On the first morning of a trip you're magnificent, and it's a quieter friend who thought of water.",
    ],
    turn: "You want to take the risk and you believe that it'll work out, so somebody else has to be careful for you.",
    task: [
      'The next time you suggest something adventurous, ask a friend what could go wrong, and do two of the things they say.',
      'Thank them in front of everybody.',
      'A person who worries on your behalf would enjoy the trip far more for having been asked before it started.',
    ],
  },
  Capricorn: {
    opening: [
      "You start things on impulse, and by night you don't trust them to last.",
      'As soon as you want something you take the first step, and having to ask permission makes you feel like a child (your Sun in Aries).',
      "Your Moon in Capricorn, though, can't rest on anything that was put together in an afternoon, and it goes looking for weak spots.",
      'You tear out the new shelves the next morning, and there was nothing wrong with them except how fast they went up.',
    ],
    turn: "What you start on impulse in the morning you don't trust by night, and some of it you undo for that reason alone.",
    task: [
      'Pick one thing that you started fast and want to keep, and give it an hour on the same day of each of the next four weeks.',
      "Don't change anything about it in between.",
      'The people who helped you start it would be happy to find it still standing at the end of the month.',
    ],
  },
  Aquarius: {
    opening: [
      "You're a very good leader until somebody follows you.",
      "Someone has to go first, and you can't see why it shouldn't be you (your Sun in Aries).",
      'Your Moon in Aquarius, though, wants everybody to think for themselves, and it feels trapped by people who are grateful.',
      "You talk six friends into something they were afraid of, and by the time they've done it and come to thank you, you've gone on to the next thing by yourself.",
    ],
    turn: "You'll go first for anyone who's stuck, but you don't want any of them to hold on to you.",
    task: [
      "The next time you've talked people into something, hand the lead to one of them and go third for an hour.",
      'Ask them questions from back there.',
      'The people who follow you have mostly seen your back, and one of them may be just as good in front.',
    ],
  },
  Pisces: {
    opening: [
      "You fight hard to be first, and then you feel sorry for the person who's second.",
      "It's in you to push ahead and find out what you're worth when it counts (your Sun in Aries).",
      "But your Moon in Pisces feels what everyone else is feeling, and it feels it most just after you've beaten them.",
      'You get the last seat on a crowded train, give it up to somebody who looks tired, and stand there furious for eight stops.',
    ],
    turn: 'You can get there ahead of anyone, and then you see a sad face and hand over the place.',
    task: [
      'Choose a contest this month with nobody on the other side, such as your own best time up a hill, and go all out.',
      'Show no mercy.',
      "After that it's easier to be kind without being furious about it, and somebody tired can have your seat and enjoy it.",
    ],
  },
}
