import type { DayThoughts } from '#lore/authored.ts'

export const venusToMoon: DayThoughts = {
  eases: {
    1: {
      says: [
        'Being comfortable in your skin shows, and strangers are nicer to you for no reason they could name.',
        'The Moon wears your feelings outside in this house, and with Venus there to please it, the feelings happen to look good.',
        'It helps to be dressed in something soft.',
        "You're easier to sit next to, and somebody will.",
      ],
      task: "Put on the most comfortable thing you own that you'd also like to be seen in.",
    },
    2: {
      says: [
        'A small comfort, bought on purpose, does what a large one bought in a hurry never did.',
        "Owning pleasant things calms your Moon in the second house, provided that it gets to use them and doesn't have to save them for guests.",
        'Venus picks well and cheaply.',
        'Good butter counts, and so do flowers from the gas station.',
      ],
      task: "Spend a small sum on something you'll enjoy within the hour, and use it right away.",
    },
    3: {
      says: [
        'The people you see in passing would like to see a little more of you.',
        'Your Moon feels at home wherever people know its face, and Venus adds the extra half minute at the fence or in the stairwell.',
        'Somebody may have too many tomatoes and be wondering whom to give them to.',
      ],
      task: "Stop for one real exchange with a neighbor or a regular you'd normally only wave to.",
    },
    4: {
      says: [
        "Home feels like a place where somebody's been expecting you.",
        'With the Moon in the fourth house you know in your stomach whether a room is kind, and Venus is good at making one so with very little.',
        'Clear one surface, put something green on it, and anyone who lives there or drops by will sit down nearby without being told.',
      ],
      task: 'Make one corner of your place pretty for nobody in particular, and sit in it.',
    },
    5: {
      says: [
        'The fun you need is one that you already know you like.',
        'Your Moon plays best where it feels safe, so the comedy you know by heart beats the acclaimed one with subtitles and regret.',
        "Watch it with someone, of any age, who hasn't seen it.",
        'Venus enjoys their face at the good parts more than the screen.',
      ],
      task: "Share an old favorite with somebody who doesn't know it, and don't announce the good parts.",
    },
    6: {
      says: [
        'Looking after yourself can be a pleasure, which may come as news to your schedule.',
        'The Moon in this house lives by its stomach and its sleep, and it usually gets the leavings of both once everybody else is seen to.',
        'Under Venus the useful thing is also the nice one.',
        'A decent lunch, eaten sitting down, improves people you work with by mid-afternoon.',
      ],
      task: 'Eat one meal without a screen or an errand, from a proper plate.',
    },
    7: {
      says: [
        "Someone is glad to take care of you, if you'll hold still for it.",
        "You read the other person's wants before your own, since the Moon in your seventh house has always lived partly at their address.",
        'Venus evens that out.',
        'The offer will be small, a ride or a sandwich cut in two, and accepting it pleases them out of all proportion.',
      ],
      task: 'Accept one kindness from someone close without returning it on the same day.',
    },
    8: {
      says: [
        "Closeness needs fewer words than you'd thought, and hardly any proof.",
        'Your Moon tests people in this house before it leans on them, often with a small secret, to see where it ends up.',
        "Those who've passed may be let off the next exam.",
        'Sitting side by side with nothing at stake does more for trust than another confession.',
      ],
      task: 'Spend some time beside a person you trust, doing something that requires no talk.',
    },
    9: {
      says: [
        "If you can't go anywhere, somewhere can come to you by way of the stomach.",
        "A Moon in the ninth house finds comfort in what it didn't grow up with, and Venus knows the place on the corner with four tables and a grandmother.",
        "Ask what she'd eat herself.",
        "The answer isn't on the menu, and it travels farther than you did.",
      ],
      task: "Try one dish, song, or sweet from a country you've never been to, chosen by somebody who knows.",
    },
    10: {
      says: [
        'Being liked for how you do things turns into something you can use.',
        "Your feelings are visible from a distance with the Moon at this height, which is tiring on bad days and a gift when they're friendly.",
        'People will do a favor for someone they saw being decent to the person who empties the trash.',
      ],
      task: 'Bring something small and edible to people you do things with, and put it where all can reach it.',
    },
    11: {
      says: [
        'Company without a program is the company you want.',
        'In the eleventh house your Moon treats friends as relatives it got to pick, and Venus lets it enjoy them without hosting them.',
        'Two or three people on a floor, with their shoes off and nothing planned, feel like an event by the time they leave.',
      ],
      task: "Ask a friend over, or out, to do nothing in particular, and say that that's the plan.",
    },
    12: {
      says: [
        'Rest comes easily and leaves no bill.',
        'The Moon in your twelfth house tires of people long before it admits it, then goes missing in the middle of a conversation.',
        'Venus proposes a more polite exit.',
        'An hour behind drawn blinds with a novel, or your eyes closed, makes you affectionate again.',
      ],
      task: "Take an hour alone in the most comfortable spot you can find, and tell people you'll be back.",
    },
  },
  presses: {
    1: {
      says: [
        'Nothing you own looks right when the mood is wrong.',
        'Venus wants you pretty, and the Moon, at odds with it, wants you in pajamas.',
        "It's the mood that doesn't fit.",
        'Other people see somebody in a perfectly good shirt who keeps pulling at the hem.',
      ],
      task: "Choose the first outfit that doesn't itch, leave the mirror, and don't go back to check.",
    },
    2: {
      says: [
        "Shopping offers to fix a feeling that money didn't cause.",
        'The Moon likes a full pantry in this house, and Venus, working against it, suggests candles, a throw, the better pillow, in that order.',
        'Each is nice.',
        'None of them asks how you are, and a phone call to someone who does would have come out cheaper.',
      ],
      task: "Keep your money in your pocket until you've told somebody what kind of day it's been.",
    },
    3: {
      says: [
        'Being nice in passing uses up the warmth you meant for later.',
        'Your Moon picks up the mood of every clerk and cousin it speaks to, and under Venus it smiles at each of them until the cheeks ache.',
        'Those you like best then get the monosyllables.',
        'They may have noticed that the delivery man gets the better version.',
      ],
      task: 'Save your friendliest conversation for a person you love, and be merely polite to the rest.',
    },
    4: {
      says: [
        'Somebody at home may be getting treated a little better than somebody else.',
        'The Moon in the fourth house keeps track of who got the larger slice from about age four, and Venus cuts badly under pressure.',
        'It may only be a longer call or the good chair at a birthday.',
        "The one who minds won't say so, and it might be you.",
      ],
      task: 'Give some extra attention to the person in your family or home who complains the least.',
    },
    5: {
      says: [
        "Fun that's arranged for your sake isn't always the kind you're in the mood for.",
        "With your Moon in the fifth house, you'd like to be spoiled in your own way without saying which, and somebody may have bought tickets.",
        "People who've bought tickets watch your face.",
        'You may be having a nice enough time, though not so that anyone could tell.',
      ],
      task: "Find one thing to enjoy honestly in a plan you wouldn't have picked, and say what it was.",
    },
    6: {
      says: [
        'The treat you promised yourself for getting through the day tends to move up.',
        'Hunger and tenderness are hard to tell apart with the Moon in this house, and Venus, pressing, offers pastry to both.',
        'The second one tastes of much less than the first.',
        'It may be a break you wanted, and that takes about as long.',
      ],
      task: 'Take a ten-minute break without food or phone the next time you want a reward.',
    },
    7: {
      says: [
        'You may give way three times, with a smile, and count.',
        'In your seventh house the Moon gives way by reflex and feels it afterward, and Venus adds a smile that makes the giving look free.',
        'So they take it as free.',
        "By the third concession your smile has gone a bit thin, while they go on being pleased with how well it's all going.",
      ],
      task: "Say what you'd prefer in one small matter before asking what the other person wants.",
    },
    8: {
      says: [
        'What you gave out of love comes to mind with a figure next to it.',
        'The Moon feels debts in this house as hunger, and Venus reminds you who paid last and who only said thanks.',
        'You were happy when you did it.',
        "If you're counting now, what's missing probably isn't the money, and the person could be asked for that instead.",
      ],
      task: "Ask someone you've been generous with for something that costs them only time.",
    },
    9: {
      says: [
        "Somewhere else looks like the place where you'd finally feel at ease.",
        'Your Moon is comforted by distance in the ninth house, and Venus, rubbing it the wrong way, spends an hour on photographs of balconies.',
        'People who live behind those balconies are looking at pictures of somewhere cooler.',
        'What you miss may be an unhurried breakfast, which is available locally.',
      ],
      task: "Do one thing at home the slow way you'd do it on vacation.",
    },
    10: {
      says: [
        "Everyone seems to want a piece of your good nature, and you're running low.",
        'The Moon in your tenth house mothers the enterprise, whichever one it is, and Venus hates to be seen leaving while others stay.',
        'You can end up organizing the farewell present for somebody you hardly knew.',
        "They love it, and then there's a next time.",
      ],
      task: "Turn down one unofficial duty that came to you because you're nice.",
    },
    11: {
      says: [
        "A photo of friends having fun stings more when you're in none of them.",
        'The Moon in this house needs to be counted in, and Venus shows it a table with no room left, in flattering light.',
        'It was put together in ten minutes by the people who happened to be nearby.',
        "You'd have been asked if you had happened to be nearby, too.",
      ],
      task: 'Suggest something small to two of the friends in the picture, without mentioning the picture.',
    },
    12: {
      says: [
        "If you're waiting to be missed, nobody knows yet that you've gone.",
        'With your Moon in the twelfth house, you withdraw so politely that no one is offended and no one comes to look for you.',
        "They think you're busy.",
        'Someone would come and find you at the first sign of a wish.',
      ],
      task: "Tell one person that you'd like some company, in exactly those words.",
    },
  },
}
