import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about a secret of the tender kind, and about the one person who could know it.',
    among:
      "It may be that you're lonely some evenings, that you're happier than you let on, or that you like somebody.",
    cast: {
      sun: 'the wish to be known, secret and all',
      moon: "the secret itself, and the hour of the day at which it's heaviest",
      mercury: 'the words for the secret, which would be few',
      venus: 'the one person who could know it',
      mars: 'the snappish answer that guards the secret',
      jupiter: 'the good humor that keeps people from asking about the secret',
      saturn: 'the reasons for keeping the secret, which used to be good',
      uranus: 'the moment in which the secret nearly slips out',
      neptune: 'the hope that somebody will guess the secret',
      pluto: 'the power the secret has while nobody knows it',
      asc: 'the face you put on over the secret',
      mc: 'the person with no problems that people take you for',
    },
    before: {
      sun: {
        eases:
          "You feel well, and the secret is no trouble at all. There's some warmth in it. Somebody may ask what you're smiling about, and you find that you'd half like to say.",
        presses:
          "Somebody has to be the cheerful one, so you are, and it goes well. Nobody looks behind it. You're tired at the end from keeping up a secret and a face at the same time.",
      },
      mercury: {
        eases:
          'You tell the secret as the story of a friend of yours. The other person listens and says something kind about your friend. It may come back to you before you fall asleep, and you find that it was kind about you.',
        presses:
          "You're on the phone with just the right person, and you talk about a dishwasher. There's a gap in which the secret could be said. You fill it, and afterward you think about the gap more than about anything you talked about.",
      },
      venus: {
        eases:
          "You're with somebody who's easy to be quiet with. They don't ask, and they don't leave either. The secret comes a little nearer to being told, because nobody's waiting for it.",
        presses:
          "Somebody trusts you with a secret, and you're so careful with it that you forget you have one. It would have been a fair trade. By the time you think of it, they've gone home relieved, and now you've got two.",
      },
      mars: {
        eases:
          "The secret goes along on a long walk, or helps you scrub something. Your body knows what to do with a feeling before you've found the word. You come back with the same secret and carry it better.",
        presses:
          "You snap at somebody who came too near the secret without knowing. They'd only asked whether you had plans. If you tell them that it wasn't about them, they'll have heard more of it than anyone else.",
      },
      moons: {
        new: "With everyone talking about what's new there, nobody comes near the secret. You may notice whom you'd like to take aside in the middle of the excitement. It's no more than an impulse, and it has a name attached.",
        full: "Feelings run high there, and none of them is the one you've kept to yourself. Next to so much noise the secret seems quite manageable. You can picture saying it later on, to the person who's still around when the others have gone home.",
      },
    },
    after: {
      sun: {
        eases:
          "For a moment you're seen by somebody who's looking properly. They don't ask. You could swear that they know about the secret, and what surprises you is how little you mind.",
        presses:
          "Somebody wants to know what the matter is, in front of others and in a voice that expects an answer. It's the wrong place for it. A secret isn't theirs because they asked, and there's a friendly way to say that you'd rather not right now.",
      },
      mercury: {
        eases:
          "You say one plain sentence about the secret to the right person, in between two about parking. They say oh, and that they'd wondered. You'd prepared a lot more than that, and none of it is needed.",
        presses:
          "A reply comes, and it isn't about what you'd hoped. Either the person hasn't understood your secret or they don't know what to say, and on a screen those look the same. You'd be able to tell within a minute if you heard the voice.",
      },
      venus: {
        eases:
          "You spend an ordinary evening with the one who could know, or knows by now. Nothing special is said. It's restful to be liked by a person who's that close to your secret, and it isn't the same as being liked by everyone else.",
        presses:
          "You're lonely in good company, and it surprises you. Everyone is being nice to the part of you that they've met. One person in the room would do for the secret, and from where you're sitting you can see which one it is.",
      },
      mars: {
        eases:
          "There's something you can do about the secret that needs no words, such as going where you'd like to be found, or calling for no reason. It's braver than it looks. You'll sleep better for having moved at all.",
        presses:
          "You tell the wrong person, because they were standing there and you'd had enough. They may be better about it than you fear. The right person is still the right one, and there's more of the secret left to tell.",
      },
      moons: {
        new: "The secret comes along when you start something there, and it's easier to carry if one person has some idea of it, or could have. You're more relaxed with the rest of them. Most people never need to know, and they like you anyway.",
        full: 'A good deal gets said there that people had been keeping back, and nobody faints. Your secret could be mentioned in such company and hardly be noticed. It may be better saved for the one person, and for a quieter room.',
      },
    },
    slow: {
      eases: [
        "It's easy for some weeks to be close to people and not say much. The secret loses its edges. One evening you may find that you've told most of it, a bit at a time, to somebody who was in no hurry.",
        "Somebody may begin to tell you things, a little at a time, without asking for anything in return. You're good at keeping what you're told. It could occur to you that your own secret would be in hands about as careful, if you picked them yourself.",
      ],
      presses: [
        "Over these weeks the secret is harder to keep. Nothing about it has changed, but you'd like somebody to know. You notice it in songs, and in how long you stay on the line after everything has been said.",
        "The secret takes so much care that you get a bit formal. People who like you may take it for distance, and keep theirs. It isn't the secret that they'd mind, since they don't know there is one. They only see that you've taken a step back.",
      ],
    },
    houses: {
      new: {
        1: "Something about you is new, and people may guess at the reason. They'll probably guess wrong. The secret is safe with most of them, and one person might look at you a little longer.",
        2: "Your money's being looked at afresh, and one expense may have to do with the secret, such as a ticket for one or a present. You don't owe anyone an explanation for it. There's one person who could see it and understand.",
        3: "New people are easy to talk to, and it's tempting to tell a stranger what hardly anyone else knows. It's good practice for the secret. The person it's meant for would like to hear it, too.",
        4: "A new arrangement at home may put you and somebody in the kitchen at the same late hour. Nobody's facing anyone, and neither of you has to talk. A secret of the tender kind is easier to say there than at dinner.",
        5: "New fun has come into your life, and the secret may have to do with it, if it's that you like somebody. If it's another one, it weighs less in good company anyway. One person there might be easy to talk to.",
        6: "The new routine includes everything but the hour in which you're lonely, or so happy that you sing to the cat. Those hours stay secret. Somebody who walks the same loop could be told about one of them, as both of you would be looking ahead.",
        7: "You and somebody are making a beginning, and they may tell you something tender about themselves. You could answer with a secret of yours, or just be kind about theirs. You'll know afterward which of the two you'd wanted to do.",
        8: "Trust has come into it, over keys or over money, and you've noticed that it didn't hurt. A secret of the tender kind is worth more than the deposit. The same person may be good for that as well.",
        9: 'A trip or a class can put you next to a stranger for hours. You could tell them the secret, just to hear what it sounds like. It may sound all right, and easier to say to one person at home.',
        10: "Work is starting something with you, and you're on your best behavior from morning on. Nobody there needs the secret. On the way home you can call the one who could know, and talk in your own voice.",
        11: "In a new group people take turns saying how they are, and you say you're good. That's half the secret, or the opposite of it. Afterward one of them may walk with you to the corner without asking again.",
        12: "You've drawn the curtains, and you're alone with the secret for a while. It's not bad company. It would be better still if one other person sometimes asked you how it's been.",
      },
      full: {
        1: 'Your feelings are showing, and most people are too polite to mention it. One person might not be. If they ask, you could say as much of the secret as they can see already.',
        2: "After buying a thing you didn't need, or doing without a thing you did, you may see that it had to do with the secret. It happens to people who are alone with something. Talking to the one person would have been cheaper.",
        3: "Half a sentence may get out in a chat, and it's nearly the secret. Most people will take it for a joke. The one you had in mind for it could ask what you meant.",
        4: "Everyone at home has something to announce, and it's loud, and you'd like five minutes in the garage. Somebody may come after you to see how you are. With the right person, five minutes is long enough for a secret.",
        5: "At the height of the party you're either the happiest person there or the loneliest. Nobody knows which. One of them may dance over and look you in the face for as long as it takes.",
        6: "You're so tired that you've stopped guarding anything. Somebody who comes by may see that there's something. A secret is easiest to talk about when you're too worn out to dress it up.",
        7: "Somebody you're close to may ask what's the matter. It's easy to say that nothing is. If they ask a second time, they mean it, and they could be the one person who knows the secret.",
        8: "You may have heard somebody's whole story, money and all, and been kind about it. They'd like to be of use to you, too. A secret as tender as yours would almost be a relief to them after that.",
        9: "You've come home from a long way off, and everyone asks how it was. You tell them about the food and the weather. The secret came along on the trip as well, and one person would like to hear that part.",
        10: "At work people may praise how calm you are. They can't know what goes with it. It's restful to have one person around who knows the secret, or could, and isn't fooled by the calm.",
        11: 'All of your friends are here, and you love them, and few of them know how you really are. You look from face to face. The secret would be safe with at least one, and you can probably tell which.',
        12: "Alone after all that, you could say the secret out loud once, to hear how long it is. It's shorter than it feels. If there's somebody you'd call even now, that's the person.",
      },
    },
    turns: {
      begins:
        "You could put the secret down in writing, for nobody, and see how it looks. It's usually shorter on paper. After that you might think about who could know, without deciding anything. You'll probably notice that you'd thought of someone before you asked.",
      shows:
        "The secret that you've been managing on your own gets out, at least around the edges. You may cry over something small or laugh for too long, and somebody is there when you do. It's hardly how you'd have chosen to tell them. It's over in a minute, though, and they haven't left.",
      halts:
        "For some months you need more time to yourself than you can easily explain, and you can take it without explaining. You'll be spending it with the secret. You get along with it better after a while, and what there is to tell becomes simpler.",
      resumes:
        "You're coming out of a time in which you had to work this out alone. There may have been nobody to tell. There is now, or they're back, and you know the secret so well that you could say it in the time it takes to dry a plate.",
      eases:
        "It's easy to be with people all at once. Somebody sits down beside you and isn't in a hurry, and the secret is on your tongue before you've had time to be sensible. You could say half of it. The right person will wait for the rest.",
      presses:
        "Nobody would understand, you're sure, and you've got evidence. It's also late, and you're tired. Before you believe it, you could try a small piece of the secret on one person, by day and with something to eat.",
    },
    closes: {
      begins:
        "If the secret fits into one sentence by the end of {month}, a person can know it, and you know which person. A feeling is easier to be alone with once there's somewhere you could take it.",
      shows:
        "By the end of {month} somebody may have had a glimpse of the secret, and they're still there. You'd wondered if anyone could know it. This one could, and may have guessed most of it by now.",
      halts:
        "{month} gives you time alone with the secret, and you'll like it better for that. There's no need to tell everyone who asks. One person is enough, on a day when it comes out in your usual voice.",
      resumes:
        "By the end of {month} you may have said it, in fewer words than you'd saved up. The person who knows doesn't have to do anything about the secret. You'll feel the difference on the first evening that you're alone again.",
      eases:
        "One evening of {month} in which you weren't hiding anything would be enough. A secret that a single friend knows is a private matter, and you can live with that.",
      presses:
        "You may well think in {month} that nobody would understand, and it's seldom true. If one person has gotten half of it, you're less alone with the secret than you were with all of it.",
    },
  },
  {
    asks: '{month} is about a mood that you bring home, and about whose it was to begin with.',
    among:
      "It may be a partner's or a friend's silence, a coworker's panic, or the worry in a family group chat.",
    cast: {
      sun: "the mood that you'd be in by yourself",
      moon: 'the mood you bring home, yours or borrowed',
      mercury: 'the question whose mood this is',
      venus: 'the wish to have everyone around you in a good mood',
      mars: "the anger you carry for somebody who's gotten over it",
      jupiter: "the pity that takes on everyone's bad day",
      saturn: 'the heaviness you take home and call your own',
      uranus: 'the door you close behind you to hear yourself',
      neptune: 'the skin that lets every mood in',
      pluto: 'the person whose bad temper bends a whole room',
      asc: "the face that shows other people's moods like a mirror",
      mc: 'the mood at work, which comes home in your bag',
    },
    before: {
      sun: {
        eases:
          "You've got a mood of your own, and it's a good one. It has very little to do with anybody else. Take a good look at it, so that you'll know when it's been swapped.",
        presses:
          "Somebody with more say than you is in a bad temper, and the whole place bends around it. By the time you leave, you're in the same mood and have found reasons for it. If you've forgotten the reasons by the next day, the mood wasn't yours.",
      },
      mercury: {
        eases:
          "A friend tells you what's happened, and you ask what they'd like you to do. It seems they only wanted to say it. You hang up in the mood that you had before, and they sound better.",
        presses:
          "You read a short message and think that there's a mood in it. For an hour you're a person who's being avoided. It was most likely typed with one thumb in an elevator.",
      },
      venus: {
        eases:
          "You're with somebody who doesn't need cheering up. Nothing in the room has to be managed. The mood you're in after an hour of that is probably yours, and it's lighter than you'd have guessed.",
        presses:
          "You're so attentive that the other person's mood improves, and off they go. You stay behind with what they had. It's a generous arrangement, and nobody ever comes back to collect.",
      },
      mars: {
        eases:
          "You carry boxes, or take the stairs, and around the third floor the mood drops off as if it had never been attached. What's yours is still there at the top. Most of it is hunger.",
        presses:
          "You're furious on behalf of somebody who's gotten over it by now. You still have the speech. A borrowed mood is hard to give back to a person who's eating ice cream.",
      },
      moons: {
        new: 'People are nervous about what begins there, and you feel every one of them. One of the moods in the room is yours. It may take a minute outside to hear it, and it could turn out to be looking forward.',
        full: "Everyone feels a great deal about how it turns out there, and you feel it along with them. On the way home you could drop off each mood that came with somebody's name. The one that's left is yours, and there's less of it than you'd thought.",
      },
    },
    after: {
      sun: {
        eases:
          "You walk in on somebody's bad temper and stay as you were. You're kind about it and you don't ask what you've done. After a while the mood is only theirs, and the two of you can talk about something else.",
        presses:
          'A person you depend on is low, and would like company in it. You could sit with them and keep out of the mood, which looks cold at first. One of you has to be able to make dinner.',
      },
      mercury: {
        eases:
          "You ask a person straight out whether they're angry with you, and they look up surprised. They've got a tax form, or a brother. The mood was all about that, and one question has saved you an evening.",
        presses:
          "There's a thread on which everyone is upset, and you read it to the bottom. By then you are, too. You were fine before you picked up the phone, so it isn't hard to say where this mood comes from.",
      },
      venus: {
        eases:
          "Somebody asks how you are and waits for the answer. You begin with how the others are, and they go on waiting. What comes after that may be the first mood all week with nobody else's name in it.",
        presses:
          "You know that the mood isn't yours and you'd like to carry it for them anyway. There's love in that. It doesn't get any smaller at their end, though, and you'd be better company in a mood of your own.",
      },
      mars: {
        eases:
          "You do something with your hands for an hour, by yourself. It's long enough to sort what came in with you from what was here before. You go back among people in a mood that's about the right size for one.",
        presses:
          "Somebody brings you their bad mood and you don't take it. It feels unfriendly for a while. They may take it home with them in the end, and you'll have a guilty conscience and a quiet evening.",
      },
      moons: {
        new: "A beginning is full of moods, and you don't know yet whose is whose. It helps to check your own before you go in, on the stairs or in the car. On the way out you can compare, and bring home only the one you came with.",
        full: "Voices get loud there, and your own mood is the one that's still the same in the bathroom with the water running. It's safe to go by. If it's calm, you may be the only calm person in the place, and they could use one.",
      },
    },
    slow: {
      eases: [
        "For some weeks you can be near people without filling up. You're as fond of them as ever. A friend's bad mood goes by at a distance from which you can wave to it, and in the evening there's some of you left.",
        "You start to ask where a mood is from before you bring it home. It takes a second, and there's usually an address, a coworker's or a sister's. Those that are yours tend to be milder, and they don't last as long as the borrowed ones.",
      ],
      presses: [
        "Over these weeks somebody near you isn't at their best, and the mood comes through to you like a radio through a wall. Turning your own down won't help them. You could tell them that you can hear it, and go on with what you were humming.",
        "There's so much coming in that there's no room for your own news. Something nice may happen to you, and it has to wait behind three people's troubles. An hour by yourself on the way home would let the moods settle, and yours is likely to end up on top.",
      ],
    },
    houses: {
      new: {
        1: "You've started something new, and everybody's got a feeling about it. One of those is on your face, a parent's or a friend's. When you look in the mirror without having talked to anyone, you may be rather pleased.",
        2: "You open your new budget after an hour of somebody else's money troubles, and it looks hopeless. It's the same budget as at breakfast. The mood came home with you, and it wasn't itemized.",
        3: "A new group chat has eleven people and one mood. By the third message you've caught it, standing in line for stamps. The man in front of you hasn't heard the news and is humming.",
        4: "At home there's something new, a room or a roommate, and everyone comes in with the day still on them. Yours and theirs get mixed by the time the pasta's done. You might ask around the table whose the sighing was.",
        5: "If you come to a new pastime straight from work, the mood may come along. For a while you play like somebody who's angry at the ball. It's usually gone by the first laugh, which is how you know that it wasn't yours.",
        6: "A new routine has given you a walk between work and home. It's long enough to find out whose mood you've got on. By the park you may have given most of it back to accounting.",
        7: "With somebody new, you can't yet tell a mood from a headache. With an old partner you can't tell them from yours. Either one would be glad to be asked before you start feeling it for them.",
        8: "You're going to share an account or a worry with someone, and their nerves come with it. You notice it in your own stomach. The account can be joint, and the stomach needn't be.",
        9: "You're planning a trip, or starting a course, and somebody who's never been there is anxious about it. Now you are, too. Read the page with the pictures again, alone, and see whose mood it was.",
        10: "Something starts at work, and somebody's panic may go through the whole department. You bring it home with you. After an hour alone you might be able to tell that you're curious, and that the panic was never yours.",
        11: "New people have moods that you don't know yet, and you come home from them strangely bubbly. That's a borrowed mood as well. It's fine to keep it overnight, as long as you don't buy anything in it.",
        12: "You're alone for some days, and on the first there's everybody's mood in the place. It airs out by about the second evening. Yours may turn out to be hungry.",
      },
      full: {
        1: "You look downcast, and people tell you so. You check inside and can't find anything. It may be a friend's mood, which you've been wearing since the phone call, and which is tight across the shoulders.",
        2: "A bill may set off somebody near you, and before you know it you're adding up in their mood. It's the same amount either way. In your own mood you'd have paid it and gone for a walk.",
        3: "A message comes in with no greeting, and for an hour you feel what the sender must have felt. They were parking. Your mood was the good one you'd had until the phone buzzed.",
        4: "At home there may have been some slamming, and you've caught it by the time your shoes are off. You were cheerful in the driveway. It's possible to go back out there for a minute and see if the mood's still in the car.",
        5: "The evening's a great success, and you've had six people's excitement on top of your own. Afterward you're as flat as a plate. The part of it that's still warm the next morning is your mood.",
        6: "You've absorbed so much at work that your neck has an opinion on the merger. It isn't about you. A long shower takes off most of a borrowed mood, and a sandwich does the rest.",
        7: "Somebody you love may be low, and you've gone down to keep them company. Now there are two of you in that mood. It could help them more to have somebody around who's all right.",
        8: "Money or an old hurt is talked through, and you come out of it feeling guilty. You've looked, and you haven't done anything. It's worth asking whether the guilt was theirs and only got put in your pocket.",
        9: "You're back among people after a time away, and you can see what they do to you. On the trip you had one mood a day, like a meal. Here you've had five by lunch, and three of them belonged to one coworker.",
        10: "The boss is praised and beams, or isn't and doesn't, and the whole floor goes along with it. So do you. In the elevator your own mood may come back, looking as if it had been waiting by the plants.",
        11: "In the big group someone may be offended, and it spreads from seat to seat like a yawn. You've got your jacket half on before you ask what about. Your mood had been about the fries, and it was good.",
        12: "Nobody's around, and you're still furious. Lie down with it for a bit. It may be that the mood belongs to somebody who's been asleep for hours.",
      },
    },
    turns: {
      begins:
        "You could spend an evening alone on purpose, to see what mood you're in when nobody's providing one. It takes a while to settle. The first hour is full of what came in with you, and somewhere in the second it gets quiet enough to hear. It may be a little dull, and that's fine.",
      shows:
        "It dawns on you where a mood comes from. You may be in the middle of a remark and hear that it's a friend's, or a boss's, down to the sigh. It's embarrassing, and you feel lighter at once. You can be sorry for them without doing their voice.",
      halts:
        "For some months you need your own company, more of it than people will understand. Your heart hasn't gone cold. You fill up with other people's moods faster than they drain off, and it takes a while before you can see what's underneath.",
      resumes:
        "You're among people again and it's pleasant, and their moods come in as they always did. By now you know how you feel when they don't. If you ask yourself in the evening which mood is yours and which was only visiting, the visitors tend to go.",
      eases:
        "It's easy to be close and to stay yourself. Somebody can be low beside you and your own mood holds, which does them more good than joining in. They may ask how you do it. You could tell them that you've eaten and slept, and that you like them.",
      presses:
        "Somebody's unhappiness lands on you with its whole weight, and by evening you can't tell which of you it's about. You'd do anything to make it stop. You could do a little less than that, ask what they need, and go to bed on time. The mood may be theirs for a while yet.",
    },
    closes: {
      begins:
        "If you've had one evening in {month} in a mood that was yours, you've got something to hold the others up against. It's easier after that to say whose they were. You can be sorry for a person and still bring home only yourself.",
      shows:
        "You may notice in {month} that there's one person whose moods you wear. You can love them as much as before. When you tell them that they seem low, the mood is theirs again, and you've been nice about it.",
      halts:
        "The quiet of {month} lets you see how many of your moods are brought in from outside. You may feel empty for a week without it. What you feel after that may be smaller, and it'll be your own.",
      resumes:
        "You're in company again before {month} is out, and you don't fill up so fast. Whose mood it was to begin with can usually be found out with one question. The best time for it is before you've taken your shoes off.",
      eases:
        "What {month} can teach you is that you help people more from your own mood than from inside theirs. There's less to bring home that way, and people don't feel any less looked after.",
      presses:
        "By the end of {month} you may have carried something that wasn't yours, and you'll know the weight of it. You may feel the next one while it's still outside. A bad mood gets better at its owner's speed, and you don't have to carry it until then.",
    },
  },
]
