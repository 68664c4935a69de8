import type { MonthPlot } from '#lore/authored.ts'

export const firstHouseWill: readonly MonthPlot[] = [
  {
    asks: 'Some people still talk to the old you. {month} is about introducing them to the present one.',
    among:
      "It may be the friend who orders for you, the parent with last decade's advice, or the boss who goes by your first year.",
    before: {
      sun: {
        eases:
          "Somebody who met you only lately may ask your opinion as if it were worth having, and you give it without warming up. You notice how little you had to explain. With them the old you never comes up, because the two haven't met.",
        presses:
          'In front of a boss or an older relative you slide back ten years in the first five minutes. You make the old joke at your own expense and it gets the old laugh. For a whole evening, the old you is a tiring part to play.',
      },
      mercury: {
        eases:
          "A friend suggests the usual place, and you mention that you've gone off it. The reply may be a question mark, and after that two better ideas. That's one person who won't be ordering for the old you.",
        presses:
          "A message takes it for granted that you eat what you used to eat, or that you're still free on short notice. You answer as the old you would, because it's quicker. It stops being quicker when you have to go.",
      },
      venus: {
        eases:
          "You buy a shirt or a concert ticket that the old you would have put back. Somebody who's fond of you may say that it's very you. They're a few years ahead of the others.",
        presses:
          "You get a present that would have been perfect for the old you, or a compliment in the same style. It's kindly meant, so you beam. If you mention what you like these days, the next one may fit.",
      },
      mars: {
        eases:
          "You do something at your own speed in front of people who are used to waiting for you, or to holding you back. There's a short silence. You may be told that it isn't like you. They mean the old you, and they're right.",
        presses:
          "When you're told once too often what you're like, you bite. It's the old you they were describing, down to the temper, and for a minute you prove them right. The same correction works at half the volume.",
      },
      moons: {
        new: "Nobody there has met the old you. What starts in that part of your life gets the present one by default, since people have nothing to compare you with. It's a good place to practice for the ones who do.",
        full: "The old you might have kept out of a climax like that, and you're standing in the middle of it. Anyone who still talks to that former person will need a minute to take in who's answering.",
      },
    },
    after: {
      sun: {
        eases:
          "A person in charge, or the loudest one at the table, deals with you as you are and moves on. You'd been prepared for a bigger moment. The old you seems to have left early without saying goodbye to anyone.",
        presses:
          "You may be asked, half as a joke, what's happened to you. They miss the old you, who said yes more often, and you're tired enough to miss that person yourself. It wears off at the thought of everything that person agreed to.",
      },
      mercury: {
        eases:
          "You hear yourself quoted, and for once it's something you said last week. The favorite quotations are all by the old you. It's pleasant to have one in there that you'd still agree with.",
        presses:
          "A story about the old you gets told in company with the date left off. A full correction would take longer than the story did. You say that it was a while ago, and you're the one who picks the next subject.",
      },
      venus: {
        eases:
          "Somebody you like asks what you'd like, and then waits to hear it. They used to know without asking. It's a small courtesy, and the old you never got it.",
        presses:
          "One person may turn out to have been fondest of the old you, who always picked up the check. There's affection in it all the same. If you split the bill from now on, most of that affection will still be there.",
      },
      mars: {
        eases:
          "You act before the old you has had time to hesitate, and it's done in a minute. Afterward you look around for the doubt that usually comes first. People nearby take it for your natural pace.",
        presses:
          'Somebody tries the remark that always used to work on you. You feel the old you getting up to answer, and with some effort you stay seated. A shrug will do, and the conversation moves on.',
      },
      moons: {
        new: "A fresh start there is offered to you on the strength of who you are these days. It's a kind of reference. The ones who still talk to the old you will hear about it from others, and may ask to be introduced.",
        full: "Under pressure there the old reflexes come back, and for an hour so does the old you, with all the old lines. It's only a visit. Those who've met the present one can tell the difference, and you can, too.",
      },
    },
    slow: {
      eases: [
        "Over these weeks more people address you as you are, partly because the ones who've noticed tell the others. You have less to correct. The old you is mentioned like a former neighbor, kindly and now and then.",
        "You meet the old you now and then, in a photo or on an old playlist, and find that you're on good terms. There's nothing to prove to that person. It makes you more patient with anybody who still asks how that person is doing.",
      ],
      presses: [
        "For a while the old you is in demand with people who need things to stay as they were. You may give in twice for every time that you don't. Keeping up a former self takes real hours, and you know by now where you'd rather spend them.",
        "Something wears on you for a while, and the old you had a method for such times, such as a joke or a quick yes. It still works. It also leaves you feeling like your own understudy, and a friend who's told so may stop laughing along.",
      ],
    },
    turns: {
      begins:
        "You meet somebody who knows nothing about you, or you do one thing among old friends as you'd do it alone. Both are introductions. It can be as small as ordering first. The old you always waited to hear what the others were having.",
      shows:
        "Everyone gets a look at you, and some of them look twice. Their remarks may be about your hair or your tone, because those are easy to name. What they've noticed is that the old you didn't come. If they ask what's wrong, you can tell them truthfully that you're fine.",
      halts:
        "The change in you may have run ahead of what people could follow, and now it slows down for some months. You don't owe anyone a further announcement. It's a good stretch for finding out which of the old you's habits you'd like to have back. It would be odd if all of them had been bad.",
      resumes:
        "If you've been letting the old you fill in where that was easier, it can stop here. The next person who assumes something about you hears on the spot, in a friendly voice, how it is now. The sentence may have been ready for months, and it's shorter than you'd thought.",
      eases:
        "Somebody whose word carries weight may treat you as the person you are now, with others watching, and the others adjust. It saves you a dozen small corrections. While they're listening, you could mention one more thing that the old you did and you don't.",
      presses:
        "You're asked for the old you, and this time there's work or a friendship attached to it. You can turn down the part and keep the person. It helps to say what you'll do before you say what you won't, and to say it before they've planned around somebody who isn't coming.",
    },
    closes: {
      begins:
        'If one person has met you as you are by the end of {month}, the introductions have begun. The rest is word of mouth. People bring each other up to date about you faster than you could manage it yourself.',
      shows:
        "What {month} is for is being seen as you are now, including by those who weren't looking. Some of them will need a while. They've got the old you to say goodbye to, and you've had a head start.",
      halts:
        "In {month} you get to choose what you carry over. The old you wasn't wrong about everything, and when you can say which parts were right, people find the present you easier to believe.",
      resumes:
        "The old you has fewer appearances left after {month} than you'd have guessed. People get to know the present one the way they got to know the other, by seeing you on ordinary days.",
      eases:
        "Some people may only be waiting for a hint, and they go on talking to the old you out of politeness. Once one of them stops in {month}, it's a relief to the rest.",
      presses:
        "If you've turned down the old part once by the end of {month} and stayed friendly about it, you've made the introduction that was hardest to make. Even the person who minds knows from then on who you are.",
    },
  },
  {
    asks: 'How much room do you take up? {month} is about the space that you give away before anyone has asked for it.',
    among:
      'It may be the armrest, the end of a story you were telling, or your place in the middle of the photo.',
    before: {
      sun: {
        eases:
          "You're asked to sit nearer the front, or to go on with what you were saying, and you do. Your voice carries without being raised. Nobody seems to have any less room because of it.",
        presses:
          "You step back for a person who's used to being in front, and by evening you're worn out from being no trouble. The space you left has been filled. They may not even know that there was somebody in it.",
      },
      mercury: {
        eases:
          "You send the message without the two lines that apologize for sending it. What's left takes up as much space as the subject needs. The answer comes sooner, probably because there was less to read around.",
        presses:
          "You're interrupted halfway, and you hand over the floor and the rest of your story, as if the space had been on loan. An hour later you're still finishing it in your head. It was going to be good, too.",
      },
      venus: {
        eases:
          "Somebody moves over on a bench for you before you've made up your mind to stand. It's comfortable there. There was room all along, and the only one guarding it was you.",
        presses:
          "You take the back seat and the smaller slice and call it being easygoing. The people who love you believe it. They'd give you the front if they knew that you get carsick.",
      },
      mars: {
        eases:
          "You turn the thermostat to where you like it, or put your bag on the good hook. For one day you take the space first and find out afterward who minds. It's a short list.",
        presses:
          "You've been making yourself small for days, and now somebody's elbow is in your half of the table. You say something sharper than an elbow deserves. It's really about all the room you handed out earlier.",
      },
      moons: {
        new: "Your space gets measured out again when something starts there, and you're likely to offer your own corner first. You could hear what the others are able to move before you've folded yourself up.",
        full: "The space on your side of the table goes first when it gets crowded there, and you've pulled in your elbows before anyone had to ask. It happens so fast that nobody thinks of thanking you. At least you saw yourself do it.",
      },
    },
    after: {
      sun: {
        eases:
          "You're in the middle of the picture, and you don't offer to take it instead. Somebody may say that it's a good one of you. There may not be many, since you're usually the one who takes them.",
        presses:
          "Somebody may remark that you've become hard to overlook, in a tone that would like you to shrink again. You're tired, and you could. You could also keep the space and say nothing in it for a day.",
      },
      mercury: {
        eases:
          "You tell a story to its end, including the part you tend to drop to save room. That's the part people ask about. It takes them half a minute more to listen, and nobody looks at the time.",
        presses:
          "Two people begin to talk at the same moment, and one of them is you. Both stop, both insist, and it gets a little silly. There's room for both of you if nobody leaves, and you could be the first one for a change.",
      },
      venus: {
        eases:
          "Somebody makes space for your things, in a suitcase or in a calendar, and wants to know whether it's enough. You're about to say that it's plenty. A little more would suit you better, and it's easily arranged.",
        presses:
          "Where you take more room, another person has less, and now and then they mind. It may be about the bigger bedroom or the longer turn. You can ask what they'd call fair before you give all of it back.",
      },
      mars: {
        eases:
          "You keep to your line on the sidewalk and let the other person swerve. It's a childish experiment, and you enjoy it for six blocks. People make room perfectly well once somebody gives them the chance.",
        presses:
          "You claim your space and overshoot, and somebody ends up in the corner where you used to stand. You know what it's like there. Moving over a foot is only fair, and by now you'd notice if it turned into two.",
      },
      moons: {
        new: "There's a good spot in what starts there, and it has no name on it yet. You could stand next to it until somebody waves you over. If you just sit down, the others will arrange themselves around you.",
        full: "Everybody crowds in to see how it comes out there, and you're near the front. Nobody has asked you to give up your space. If somebody does, you'll know how far back you'd go, and it isn't all the way to the wall.",
      },
    },
    slow: {
      eases: [
        "For some weeks you take up a little more room each time, by an inch or so. Your jacket stays on its hook and your opinion stays in the conversation. You stop looking behind you to see whether you're blocking somebody's view.",
        "Other people start to leave you room unprompted, an end of the couch or the last ten minutes of a call. They've probably picked it up from you. Space seems to get handed out by how much of it a person looks ready to use.",
      ],
      presses: [
        "Over these weeks it gets crowded, and it's your share of the space that everyone's plans run into. Giving it up would be the fastest way to get some quiet. You'll see how often you were about to, and how seldom anybody had asked.",
        'Somebody keeps spreading out, a little more each time and always with a friendly reason. Each inch of your space is too small to mention. It may take the sum of them, named once in a calm voice, for either of you to see how little is left.',
      ],
    },
    turns: {
      begins:
        "You take a piece of room that you'd normally leave, such as the desk by the window or the last word at dinner, and you don't explain it. For a minute it feels like shoplifting. After that the evening goes on around you, as it would around somebody who's always sat there.",
      shows:
        "You take up space now whether you mean to or not, because people are looking your way for reasons of their own. The urge to step aside is strong. If you stay put for the length of one conversation, you'll hear how people talk to somebody who's plainly there.",
      halts:
        "For some months you won't get much more room than you've got. That leaves you with the question of how you use it. It's possible to win a bigger corner and go on standing at its edge, and you've got time to see whether you do.",
      resumes:
        "There's room again, in case you've been keeping to your corner. An invitation may be renewed, or somebody leaves and there's a gap in the circle. You don't have to be waved in. You probably know how much space you need, to within about a foot.",
      eases:
        "Room is offered to you, and it's good room, with a view or with a say in what happens. Your first reply will be that they shouldn't have. Your second could be to ask when you can move in, and there's no harm in skipping straight to that.",
      presses:
        "Somebody wants the space that you're in, and they've got a reason, possibly a good one. Stepping aside has been free until now. If you ask for something in exchange, a later turn or a share of the view, they'll think for a moment before they ask the next time.",
    },
    closes: {
      begins:
        "If by the end of {month} there's one spot that you've taken and kept, you know how much room you were asking for. It's less than you'd feared, and nobody had to stand on account of it.",
      shows:
        "If you're seen at full size in {month} and the conversation goes on as before, you can stop rounding down. You take up about as much room as anybody.",
      halts:
        "Some months aren't for spreading out. {month} lets you see how much of the space you've already got goes unused, and you don't have to ask anyone for that.",
      resumes:
        "More room opens up in {month} than you'd have dared to ask for. The trick is to keep from giving it away in advance, and you've learned it once you can wait until you're asked.",
      eases:
        "Room that's given to you in {month} doesn't have to be earned by keeping small in it. If you can sit there without thanking anybody twice, you're taking up what's yours.",
      presses:
        "The difference between lending room and losing it is what {month} can teach you. You can lend a good deal. If you catch yourself keeping count, that's the point at which to ask for some of it back.",
    },
  },
  {
    asks: 'What would people learn about you if you stopped going along with everything? {month} is about one no that you keep turning into a maybe.',
    among:
      "It may be a standing invitation, a favor that's become a duty, or the restaurant that everyone but you can afford.",
    before: {
      sun: {
        eases:
          "You turn down something small, a second helping or an extra errand, and that's the end of it. No one wants to know why. The bigger no has had its rehearsal, in front of a friendly audience.",
        presses:
          "A person you'd like to impress asks for one more thing, and your no gets as far as your teeth. What comes out is that you'll see. By evening you've seen, and you still have to tell them.",
      },
      mercury: {
        eases:
          "You write the no down as if somebody else were going to send it. Without the reasons it's eleven words long. On a second look, the reasons were mostly an invitation to argue.",
        presses:
          "A maybe gets followed up. You're asked which evening would suit you, and that leaves you less room for a no than you had the day before. An apology for the delay would serve you better now than a reason.",
      },
      venus: {
        eases:
          "You tell a friend about the no that you aren't saying, and they laugh, because they've got one just like it. It may even be for the same dinner. The two of you could refuse together and eat somewhere cheaper.",
        presses:
          "You like the person, so it's a yes, and you're halfway through the evening before you begin to resent it. They've done nothing wrong. The no would have spoiled one evening, and the yes spoils each of them a little.",
      },
      mars: {
        eases:
          "You've got the nerve for a no, and you try one out on a salesperson or a subscription. It goes without a hitch. You look around to see who else might like one.",
        presses:
          'A no escapes you, to the wrong person and three sizes too large. They only wanted to know whether you were coming. The one it was meant for gets a friendly maybe the same afternoon.',
      },
      moons: {
        new: 'Something there deserves a real yes, and it wants the very evening that a maybe is holding. That gives your no a reason, and a cheerful one. You might even enjoy saying it, with something better to hurry off to.',
        full: "Your no isn't needed for once. Things come to a head there, so you're excused from the very thing that you'd meant to refuse. You're so relieved that you can tell what a real no would be worth, and how little trouble it might have been.",
      },
    },
    after: {
      sun: {
        eases:
          "It gets around that you might decline. The next request from somebody with a say in your days is put as a question. It's oddly flattering to be a person whose yes isn't certain.",
        presses:
          "A person with authority may not be used to a no from you, and lets you know. For a moment you're about nine years old. The moment is the whole price, and it's over sooner than the favor would have been.",
      },
      mercury: {
        eases:
          "You send a no and get a thumbs-up. You'd already worked out what to say to the long, hurt message that didn't come. It can be deleted, along with the belief that it was on its way.",
        presses:
          "You're asked for the reason for your no, and then for the reason behind the reason. Each one that you give is something they can solve. It doesn't suit you, and you can say that twice in the same words.",
      },
      venus: {
        eases:
          "An evening that a maybe would have eaten is free. You spend it with somebody you'd been missing, or on the couch in your own good company. You find that you can enjoy what a no has paid for.",
        presses:
          "It costs you a little warmth. Somebody who's used to your yes is polite to you, and from them polite is cool. It's tempting to make up for the no with a really big yes, which is where the trouble came from.",
      },
      mars: {
        eases:
          "You decline early and in a normal voice, and you've got a better idea. It's quick work. At the point where you'd usually start to worry about the no, everyone's on the way to the other place.",
        presses:
          'The request is back, a size smaller and pushed a bit harder. Nobody means it as a test, but it is one. A no with a growl in it gets you a fight, and a bored one gets you the evening.',
      },
      moons: {
        new: "You're asked to join what starts there, and out of habit you could be in it before the sentence is over. A person with a no at hand wants to know first how long and how often. It comes across as interest.",
        full: "Your maybes come into view there, next to other people's. Somebody has come along and wishes they hadn't, and it could even be you. Compared with that face, a no looks quite considerate.",
      },
    },
    slow: {
      eases: [
        "As the weeks go by, you're asked less often for the thing that you never wanted to do. Another person has taken it over, or it's quietly been dropped. The friendship it was supposed to hold up is still standing, no and all.",
        "Your yes changes its sound. It comes without the little breath beforehand, because it hasn't been talked into anything. People who'd gotten used to a maybe may notice the difference, and some of them make it easier for you to say no.",
      ],
      presses: [
        "Over these weeks the maybes come due, several at a time. You're booked for evenings you'd never have picked and short with people who believed you. As a way of avoiding one uncomfortable minute, it's expensive, and you start to see the total.",
        "The same request keeps coming back in new clothes, with a different date or a nicer restaurant. You answer each version as if it were the first. It's one thing that you don't want, and a single no would cover the whole collection.",
      ],
    },
    turns: {
      begins:
        "The no gets said, or a first small one does, to a person who's likely to take it well. You'll want to follow it up with an explanation and an offer. If you can let it stand for as long as it takes to drink a glass of water, they'll usually just say fine.",
      shows:
        "Somebody may read your maybe for what it is and say that you don't seem to want to come. It's embarrassing at first. Denying it would cost you the evening and several more. If you agree with them, the no has been said, and you weren't even the one who had to start.",
      halts:
        "Whatever you've been going along with slows down for some months, because nobody has the energy for it. The big no isn't urgent anymore, and small ones will keep you in practice. You get to feel what your weeks are like without the thing, so that you'll know when they ask again.",
      resumes:
        "After a long quiet you're asked again whether you're in. Nobody's holding your last yes against you. It would be easy to drift back, and a maybe is already on your tongue. If your evenings have been free in the meantime, you know what a yes would cost.",
      eases:
        "You may be handed the way out by somebody who says they'd understand if it's too much. Your reflex is to swear that it's no trouble. If you say thank you instead, the no has been said by two people at once, and neither of them is cross.",
      presses:
        "You're asked straight out, with others listening, and a maybe won't do. There's about as long to think as it takes to put down a fork. Your no may be blunter than you'd like, and people get over blunt. It takes them longer to get over having counted on you.",
    },
    closes: {
      begins:
        'One no by the end of {month} can teach people more about you than a year of going along. With that one thing crossed out, they can begin to work out what you do want.',
      shows:
        "What people learn from your no in {month} may be something that they've half guessed. Your face probably says it whenever the subject comes up. Once you've said the word, everybody can stop being tactful about it.",
      halts:
        "Your yes gets a rest in {month}. If you miss what you'd been going along with, some of it was yours. If you don't, you've got your no, and it can wait until you're asked.",
      resumes:
        "If you're asked again in {month}, people can learn what was true the first time. Perhaps you'd have said no if you'd had an evening to think about it. It's a good answer even when it's late.",
      eases:
        "You may be surprised in {month} at how well people take a no. It lets them make plans. The main thing they'll learn about you is that your yes can be relied on.",
      presses:
        'By the end of {month} you know that a no takes one bad minute and a maybe takes several weekends. People learn from the first what you want. From the second they learned to keep asking.',
    },
  },
]
