import type { MonthPlot } from '#lore/authored.ts'

export const thirdHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about a complaint of yours, and about taking it to the one person who could do something about it.',
    among: "It may be about a coworker's jokes, a sister who's always late, or the neighbor's dog.",
    cast: {
      sun: 'the dignity that keeps you above making a complaint',
      moon: "the irritation that comes home with you when you've said nothing",
      mercury: "the story you make of your complaint for everyone it doesn't concern",
      venus: "your liking for the person you'd have to complain to",
      mars: 'the temper that adds interest to a perfectly fair complaint',
      jupiter: "the speech your complaint turns into if it's given the time",
      saturn: 'the patience you point to while a complaint gets older',
      uranus: 'the blunt sentence that would get your complaint over with at once',
      neptune: 'the hope that the right person will guess your complaint unaided',
      pluto: "the grudge that a complaint becomes if it's never made",
      asc: "the late smile that tells people you've got a complaint",
      mc: "your good name as somebody who doesn't make a fuss",
    },
    before: {
      sun: {
        eases:
          "Somebody who's heard the complaint before asks, quite kindly, what the other person said to it. The other person hasn't heard it. It felt like patience until you had to say that out loud.",
        presses:
          "You're above complaining, and being above it makes you a bit stiff around the person concerned. They may have noticed and can't think why. Being wronged with dignity is hard work for both of you.",
      },
      mercury: {
        eases:
          "You try to put the complaint into one sentence, with no history. It loses its three best examples and comes down to what you'd like to be different from now on. A person could hear that without reaching for a defense.",
        presses:
          "You take the complaint to a third person, who's on your side within a minute. It feels like progress. Meanwhile the one who could change anything is having a lovely day.",
      },
      venus: {
        eases:
          "The person you'd complain to may be charming, or bring you something. You almost let the matter drop, and then you see that this is the mood for it. Nobody has to be at their worst for you to have a point.",
        presses:
          "You like each other so much that it'd be a pity to bring it up. That's what you tell yourself while you smile a little late at something that you minded. The liking is real, and the complaint has begun to eat into it.",
      },
      mars: {
        eases:
          "You're brisk enough for the groundwork. You write down when it last happened, or find out whose business it is, and half of the complaint turns out to belong to somebody else. The half that's left has one name on it.",
        presses:
          "It happens again, and you could let them have it. What would come out is the complaint with interest, and they'd only answer the interest. The original amount will be just as true once you've cooled down.",
      },
      moons: {
        new: "Everyone's on their best behavior at the start of a thing like that, and your complaint doesn't belong in it. You might notice how well people listen while nothing has gone wrong. The person concerned would be no exception on a good day.",
        full: "Your complaint looks petty next to the commotion there. It'll be back at its usual size in a few days. Meanwhile you get to hear how people sound who've waited too long to say something to the one who could change it.",
      },
    },
    after: {
      sun: {
        eases:
          "You're easier around the person concerned, and they seem easier around you. They know what bothered you, and nobody has to study your face for clues. The complaint had taken up more room between you than either of you knew.",
        presses:
          "It may come out that the other person has a complaint about you, and has had it for about as long. You'd like to point out whose turn it is. It's fair to want yours answered first, and after that you'll be listened to about as well as you listen.",
      },
      mercury: {
        eases:
          "One short message settles the practical side, who does what and from when. It's drier than what you'd imagined, and it's all you were after. The complaint has become an arrangement.",
        presses:
          "The answer you get is to a complaint that you didn't make. You said often, and what arrived was always. It takes a second round, shorter than the first, and needing one isn't a sign that it went wrong.",
      },
      venus: {
        eases:
          'The person concerned may try to make it up to you in some roundabout way, with a favor or a better joke. You could hold out for the words. As far as the complaint goes, though, this may be the only kind of apology they speak.',
        presses:
          "You feel guilty for having said anything, and it makes you sweeter than you feel. If they're hurt, sweetness won't help much. The complaint was fair, and what they might need to hear is that you like them no less than before it.",
      },
      mars: {
        eases:
          'What you complained of comes up again, you say one word about it in passing, and it stops. There was no speech. You notice only now how much strength it took never to mention it.',
        presses:
          "The person concerned may slip back. It was to be expected, and it makes you as furious as if you'd never complained at all. You can say it again in half the words, and it'll count for more, because most people wait for the second time to believe the first.",
      },
      moons: {
        new: "You bring a clear sentence to what starts there, the kind you'd otherwise have saved up for a complaint. It takes some nerve while people are still being charming. The others may be glad to know what bothers you before it does.",
        full: 'A complaint that went to everyone but the right person may be behind the noise there. You can hear it in how long the sentences are. If yours has been made, it was a good deal shorter, and if not, you know how it ought to sound.',
      },
    },
    slow: {
      eases: [
        "Over these weeks what you'd complain about happens less, or bothers you less, and it's hard to say which came first. The person concerned may be making an effort. It's worth a word from you, since hardly anyone is ever thanked for what they've stopped doing.",
        "You may find out why the person concerned does what you'd complain about. It's a bad shift, or a dog that can't be left alone. Your complaint stays fair. It gets a second sentence, with an offer in it, and that makes it easier to say yes to.",
      ],
      presses: [
        "For some weeks the complaint wears on you. Nothing changes, whether it's been understood or not. You may need to say what you'll do if things stay as they are, and it ought to be something that you'd be willing to do.",
        "More people know of your complaint than you've told, and some bring you theirs to add to it. Before long it has a committee. The one person who could change anything would take it better from you alone and in its original size.",
      ],
    },
    houses: {
      new: {
        1: "You've begun to hold yourself differently, and people feel it before you say a word. A complaint sounds reasonable from someone with their shoulders down. The right person may even ask what's new.",
        2: "Setting up your budget, you put a price on what you've been complaining about, in gas or earplugs or lost hours. It's a useful figure. To the one person who could change it, it says more than any adjective would.",
        3: "A new conversation gets going with somebody you see every day, and it's friendly. Your complaint doesn't have to spoil it. People take a request best from someone who has also asked about their weekend.",
        4: "At home something's being set up afresh, a room or a rule for the bathroom. A complaint fits in well while nothing is fixed yet. It even passes for a suggestion.",
        5: "You're off to do something purely for fun, and you'd planned to tell the complaint on the way. It's a good story by now. You may notice in the telling that nobody in the car can do a thing about it.",
        6: 'The new routine runs right past the thing you complain about, every day at about the same spot. You can go on planning around it. You can also stop there once, on the way in, and say the sentence.',
        7: "Things are beginning well with someone, and you'd hate to be difficult. Being told what bothers you early is a kindness. A complaint that's two days old still fits into one breath.",
        8: "You and another person are about to share something, a bill or a storage unit or a confidence. If they hear your complaint about a third person, they'll wonder how they'd find out about theirs. You'd look safer taking it to the right one.",
        9: "A course or a trip may bring you people who complain in a different style, openly and over lunch. It seems to do them no harm. You could try it out on the one person at home who's concerned.",
        10: 'With a new task you get a new say in things, and perhaps the ear of the people who decide. If your complaint is for one of them, the distance has just gotten shorter.',
        11: 'A group forms around a plan, and before long around a shared annoyance as well. Complaining in company is cozy, and it changes nothing. The one person who could do something about yours may be over by the coffee.',
        12: "You're by yourself for some days, with nobody to complain to. What's left of the complaint after that is the true part. It's about one sentence long, and there's one person it's for.",
      },
      full: {
        1: "What you mind is written on your face, and people are looking. If the person concerned asks what's the matter, nothing is the usual answer. The complaint in one sentence would be the useful one.",
        2: "An amount is due, and it turns your complaint from a mood into an item. It can be put as a figure to the one who caused it. They'd have a harder time arguing with the receipt.",
        3: "When everybody's talking at once, a complaint goes by in the noise like all the others. The person it's meant for hears a general grumble. By themselves and in daylight, they'd hear you.",
        4: 'When the whole household or family is in one place, so is the thing you complain about, if it happens to be late or loud. Rolling your eyes at one another is easy. One of you could take a walk around the block with the person instead.',
        5: "At the height of the fun it may happen again, the joke or the late arrival, and you laugh along a second behind. You needn't stop the party over a complaint. Driving them home would give you the ten minutes.",
        6: 'The workload peaks, and what you put up with on easy days is suddenly too much. Your complaint has its best example. The person who could do something about it is just as tired, so a short version would be welcome.',
        7: "You and somebody close are arguing about one thing or another. Part of your heat may come from the complaint, even if it's about a different person entirely. It's a relief to both of you when you say so.",
        8: "A talk about trust or shared money gets down to details, and each of you says what's been bothering you. If your complaint belongs there, you can make it without the jokes. It's shorter and kinder that way.",
        9: "An argument about principles runs late, and you're magnificent on how people ought to behave. The example you keep giving is your complaint. The person in the example could be reached by phone.",
        10: "You're in plain view at work, and a complaint made now would have an audience. It would hit harder that way and do less. The one person who could help may not even be in the room.",
        11: "All your friends know the complaint, and with everyone in one place they may begin to tell it for you. They do it well. The one it's about would tell it another way, and you could ask to hear that.",
        12: "A complaint that you've swallowed comes up again at night and turns into a long message. In the morning the first line will still be good, and the person concerned could have that one.",
      },
    },
    turns: {
      begins:
        "It's a good day to ask the person for ten minutes. If you tell them roughly what it's about, they won't lose a night's sleep over it. Then comes the first sentence, the one that begins with I, and a pause that's longer than is comfortable. Most of the complaint can stay at home.",
      shows:
        "Your complaint comes out in front of the person concerned, in your tone if not in words. They look up. You could say that it was nothing, or you could finish a sentence that's been started without your permission. They've probably been wondering for some time.",
      halts:
        "Once the complaint has been made, there may be no answer for some months. They need time, or there's nothing they can do yet. It's uncomfortable to have a complaint sitting around in plain view, but they can see it as well as you, and you're no longer the only one stepping over it.",
      resumes:
        "The person concerned comes back to some tone of yours and wants to know what was behind it. So it was noticed, and you can make your complaint by request. You've had time to find out what you'd settle for, and it's less than you'd have demanded at first and a good deal more specific.",
      eases:
        "You get an hour in which the complaint could be made almost in passing. They're in a mood to hear it, and you're in a mood in which it's only about what it's about. Said like this, it may get a yes before you've come to your second example.",
      presses:
        "The other person complains first. It's about something you do, and it's uncannily close to what you'd have told them. You could call it unfair and win. If you take theirs the way you'd like yours to be taken, you might get to make it in the same conversation.",
    },
    closes: {
      begins:
        'If the person concerned has heard one sentence by the end of {month}, the complaint has arrived where something can be done about it. Everyone else that you told will be spared the next chapter.',
      shows:
        "The complaint may be out by the end of {month}, though not as you'd planned it. The one who could do something about it then knows what it is, and may even be grateful to be done guessing.",
      halts:
        "If you've made the complaint once by the end of {month}, plainly and to the right person, you've done your part. It can be left alone for a while without your having swallowed it.",
      resumes:
        "{month} takes up the complaint where it can be answered. You know what you'd settle for, and they know that you meant it, and most complaints don't need more than those two things.",
      eases:
        "The right person in a good mood was all that the complaint needed, and {month} has a day for it. If you use that day, your friends will find that you've got other things to talk about.",
      presses:
        "In {month} it might take hearing one complaint to have another one met. That's a fair exchange. The person who could do something about yours will be a lot more willing when you've done something about theirs.",
    },
  },
  {
    asks: "{month} is about something that you're owed, and about finding a way to say so.",
    among: 'It may be four hundred dollars, an apology, or what a brother or sister promised you.',
    cast: {
      sun: "the generous person you'd be if nobody owed you anything",
      moon: 'the small ache of being owed, which comes up at birthdays',
      mercury: "the one plain sentence that says what you're owed",
      venus: 'your liking for the person who owes you',
      mars: "the nerve it takes to name what you're owed",
      jupiter: 'the big heart that keeps calling the debt a present',
      saturn: "the exact record you keep of what you're owed",
      uranus: 'the sudden wish to forgive a debt and be rid of it',
      neptune: 'the daydream in which people pay what they owe without being asked',
      pluto: "the sum you can't forget, however often you say never mind",
      asc: 'the easy manner that keeps anyone in your debt from feeling pressed',
      mc: 'your reputation for being relaxed about who owes whom',
    },
    before: {
      sun: {
        eases:
          "You tell someone uninvolved what you're owed, and you do it in your normal voice. They don't find you petty. They find it odd that you've never mentioned it, and suddenly the unreasonable thing is the silence.",
        presses:
          "Asking is beneath you, so you don't ask, and you're a little grand about it. The person who owes you may have no idea. They see somebody who's fine, since that's what they're shown.",
      },
      mercury: {
        eases:
          "You look up what was actually said. It's clearer than you remembered, and it's shorter. The debt fits into one line, and nothing that you could add would make it a better one.",
        presses:
          "You hint at what you're owed with a story about somebody else who never came through. It goes down well as a story. The one who owes you laughs in all the right places, which only proves that you tell it nicely.",
      },
      venus: {
        eases:
          "You remember what you like about the person who owes you. That isn't a way around the subject. It makes a good first sentence, since a debt is easier to hear about from somebody who evidently likes you.",
        presses:
          "If the person who owes you is kind to you out of nowhere, you'll wonder whether that was it. It wasn't. You could enjoy the kindness and still be owed the other thing, only you'd have to give up being the generous one.",
      },
      mars: {
        eases:
          "You settle on the figure, or on the words that you'd want to hear. It takes one walk around the block. Being owed something vague can go on forever, and being owed this could be over by the weekend.",
        presses:
          "You add it up, together with everything else they've cost you. It comes to a magnificent total that nobody could repay. What you're owed is the first line of the bill, and it's the only line they'd recognize.",
      },
      moons: {
        new: "Part of you would like to go into what starts there with clean books, and simply write off what you're owed. It's a handsome gesture if you keep no copy. If you'd keep one anyway, asking is cheaper for everyone.",
        full: "What you're owed would hardly show among the sums that get settled there. You can see how other people do it, though. The ones who get something have mostly said what they wanted, once and plainly.",
      },
    },
    after: {
      sun: {
        eases:
          "You can be in a room with the person who owes you without counting. It's been said, so it no longer has to be hinted at in everything else. They may find you warmer and put it down to the weather.",
        presses:
          "Others have heard, and they have views on whether you ought to have asked. Somebody may call you hard. You named what you're owed once, in a normal voice, and it would have been harder on everyone to go on being polite.",
      },
      mercury: {
        eases:
          "There's an answer about what you're owed, and it has a sorry in it or a date by which you'll have the rest. It's brief. You read it twice for what's missing, and less is missing than you'd prepared for.",
        presses:
          "The person who owes you probably remembers it differently. In their version it was a gift, or you told them never mind, and it's possible that you did say never mind. What you said then can't be settled, but what you'd like now can be said in a line.",
      },
      venus: {
        eases:
          "You get something, and it isn't quite what you're owed. It's a part payment, or a sorry with an explanation stuck to it. You'd like to take it, out of fondness, and because being owed has gotten dull.",
        presses:
          'You worry that a nicer person would have let the debt go. A nicer person would have thought of it at every birthday. You asked so that you could stop.',
      },
      mars: {
        eases:
          "You make it simple to pay you. You offer installments, or an occasion, or the first half of the conversation. People who owe something tend to keep out of sight, and you've just made it less work to show up.",
        presses:
          "It's all taking too long, and you draft a message that would end the debt and the acquaintance with it. Some debts are worth that. By the next day you'll know whether this is one of them, and the draft won't have spoiled overnight.",
      },
      moons: {
        new: "What's a loan and what's a present gets said at the start there, and by you. It's unromantic for about a minute. What you're owed elsewhere has shown you what the other way costs, whether or not you've seen any of it yet.",
        full: "You may be thanked there, at the height of it, by somebody who owes you a great deal less. It isn't the right debtor, and it does you good all the same. Part of what you're owed seems to be a look in your direction.",
      },
    },
    slow: {
      eases: [
        "Over these weeks what you're owed gets smaller, either because it's being paid or because you're losing interest. You can mention it with no change of voice. It's easier for the other one to do right by you now that you've stopped checking.",
        "The story of what you're owed comes up less often. You notice when a friend asks for the latest chapter and you have to think. The one who owes you may hear the change in your voice and find it easier to come near.",
      ],
      presses: [
        "You begin to see, a little more each week, that you may not get all of what you're owed. The other one may be unable to pay, or unable to say it, and the waiting costs you sleep and good humor. You're free to decide what you'd call even, and you needn't ask them first.",
        "You keep meeting the person who owes you, or their name, and each time you do the sum again on the way home. It's work, and nobody pays you for that, either. Saying it to them would take two minutes, and this is taking whole evenings.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start makes you want clean books, and what you're owed is still open in them or only just crossed off. It's oddly easier to talk about in a new haircut. People can see that something's different.",
        2: "As you put your money in order, you leave a blank line for what somebody owes you. If it's an apology, it won't fit in the column. Either way it's a strange thing to have carried so long without writing it down.",
        3: "A fresh round of messages begins, with a sibling or a neighbor, and it's easy and warm. What you're owed is on your mind as you type. In a thread that's already friendly, one more line wouldn't look like a summons.",
        4: "Plans at home call for a bit of cash or some help with the lifting. It so happens that you're owed some. The person may be glad to pay with a morning's work and a truck.",
        5: "You're planning something for the fun of it, and you catch yourself treating the one who owes you. It's a generous habit. They'd perhaps enjoy it more if they weren't adding it to the pile.",
        6: "Starting on a better routine, you clear the small jobs that have been left over. What you're owed is among them, between the dentist and the light bulb. It'd take about as long as the light bulb.",
        7: "An agreement is being made with somebody, and you hear yourself say that the details don't matter. You may have said so to the one who owes you. A detail or two on paper is a kind of friendliness.",
        8: "Money or trust is about to be pooled with another person, and you find that you hold back. What's still owed to you by someone else is at the back of it. Hearing about it might help them understand the pause.",
        9: "A trip or a course may cost just about what you're owed, if it's money you're owed. That's an easy way to bring it up. If it's an apology, a few days away will give you time to find the sentence.",
        10: 'A new task comes your way at work, and you may still be owed the credit for an old one. At the start of a job people ask what you need. An old debt can be named there without sounding like a reproach.',
        11: 'New plans are made among friends, with a shared pot or a list of who brings what. One of them owes you something and puts down their name with great cheer. You can like the cheer and still send the line.',
        12: 'In some quiet hours you go through it once more, what was promised and by whom. Nobody is there to be impressed. Without an audience the debt is smaller and easier to name.',
      },
      full: {
        1: "You're noticed, and praised for being so easygoing about everything. The one who owes you may be nodding along. It's the moment when you find out how little you feel like being easygoing.",
        2: "A payment falls due, and if you're owed money, it would have gone a long way toward this. You'd rather not think of a certain person each time you pay. Two lines to them would help more than another look at the statement.",
        3: "In the back and forth, somebody may say that you should've told them. They probably mean something else entirely. You think of what you're owed, and of how well it would fit into a line of text.",
        4: 'Old promises come up at the family table, or among the people you live with. Each remembers who owes what a little differently. A calm sentence from you would be the first item that everybody could write down.',
        5: "The evening's a success, and when the check comes, your hand goes to your wallet out of habit. The one who owes you might be across the table. Splitting it in two would be a gentle way to begin.",
        6: "You're overworked, and if help is what you're owed, part of the pile is somebody else's. They may have forgotten. A list with their name against two items would be a very mild way to bring it up.",
        7: "Somebody you're close to may ask straight out what you want from them. You could say nothing, really, as usual. What you're owed would be the truer answer, and it's hardly longer.",
        8: "Shared money gets counted, or an old promise gets weighed, and both of you can see that something's owed. It's uncomfortable for a minute. After that, one of you only has to say how much, or what for.",
        9: "A discussion about fairness in general gets heated, and you're well informed on the subject. Your best example stays in your pocket. The person who owes you might agree with every word of the theory.",
        10: "Your work gets its due from a boss or from strangers, and it feels good for an afternoon. If there's one person who owes you a thank you, theirs is smaller, and it's the one you'd keep. You can tell them that.",
        11: "The gang's all there, probably with the one who owes you, and everyone's having a good time. You could bring it up as a joke and be misunderstood. Walking to the cars together would give you two minutes without the others.",
        12: "What you're owed comes up while you're trying to rest, with every item in its place. Nobody's awake to hear it. It would be kinder to your sleep to keep it on paper, where a debt is only a line.",
      },
    },
    turns: {
      begins:
        "You write down what you're owed in one sentence, and by when you'd like it. There's no history in it and no adverb. The person gets it in a form that can be answered with a yes. It may take you an hour to clean up the sentence, and after that it takes less nerve to send.",
      shows:
        "It's plain to both of you that something is owed. A bill comes, or someone brings it up over dinner, and you can see in their face that they know. You don't need to make a case. All that you have to do is not say never mind.",
      halts:
        "Not for now, you're likely to be told. There's a reason, it's a real one, and the settling is put off for some months. It's a relief, strangely, to have had it said. A debt that two people admit to is a lot lighter on the one who waits.",
      resumes:
        "The debt that you've both been stepping around comes up, and neither of you steps. How it happened matters less than it did. There's a sum or a sentence that would do, you could say what it is, and they may have been working up to it themselves.",
      eases:
        "You're given an opening. The one who owes you feels bad, or has come into a little money, or simply asks what's wrong. You'd love to be gracious and wave it off. It's more gracious to tell them what you're owed and let them feel better.",
      presses:
        "You're told no, or not like that, or that you owe them something as well. There may be some truth in the last part. Subtract it, and look at what's left, because that's what you're owed, and it's easily said by somebody who's just admitted to the rest.",
    },
    closes: {
      begins:
        "If {month} ends with your sentence in their hands, you've found a way to say what you're owed, and it's the short one. What they do will tell you something new. Until then both of you only have guesses.",
      shows:
        "{month} shows both of you the same debt. It doesn't take a speech after that. Your way to say so may be simply to let it be seen and not take it back.",
      halts:
        "By the end of {month} you may still be waiting for what you're owed, but you aren't waiting to be believed. That was the larger part of it.",
      resumes:
        "What you're owed can be settled in {month} for less than it might once have taken. Time has worn it down to the part that matters, and you can say that part in one breath.",
      eases:
        "If you name what you're owed in {month} when somebody asks, you've said it in the easiest way there is. People who owe you something are often glad to be told how they can stop.",
      presses:
        "After {month} you may know what you're owed when everything has been counted, including what you'd rather have left out. It's a smaller figure and a solid one, and that's why you'll be able to say it calmly.",
    },
  },
  {
    asks: "Why do you keep having the same argument in your head? In {month} there's a chance to have it out loud, with the other person there.",
    among: 'It may be with a brother or sister, a neighbor, or a coworker who takes credit.',
    cast: {
      sun: 'the reasonable person you are in the argument in your head',
      moon: "the hurt under the argument, which hasn't come up yet",
      mercury: 'the perfect reply you polish for an argument nobody else can hear',
      venus: 'your liking for the person you argue with in your head',
      mars: 'the fight you keep winning in the shower',
      jupiter: "the closing speech with which you'd win the argument outright",
      saturn: 'the judge in your head who keeps the argument in session',
      uranus: 'the unrehearsed remark that could end the argument in a second',
      neptune: 'the opponent in your head, who only roughly resembles the living one',
      pluto: "the one point in the argument that you won't give up",
      asc: 'the friendly face you wear while the argument goes on inside',
      mc: 'the reputation for fairness that the argument is meant to defend',
    },
    before: {
      sun: {
        eases:
          "You catch yourself winning it again in the shower. The other person hasn't got one good line, which is suspicious, because in life they're quick. If you give them a good one, the argument gets better and a lot shorter.",
        presses:
          "You're left alone for a moment, and off it goes, with you as the reasonable one. It's tiring to be that reasonable all day. The real argument would be worse for twenty minutes and then have an end.",
      },
      mercury: {
        eases:
          "You tell a friend about the argument, both parts of it, and do the voices. Halfway through, your opponent makes a remark that you can't answer. It seems you've understood them better than you let on.",
        presses:
          "A short message comes from the person in question, about something else, and you read it in the tone they have in your head. They may have typed it in line at the pharmacy. You answer the tone, and now there's a second thing to argue about.",
      },
      venus: {
        eases:
          "You run into the other person, or they call, and it's nice. They ask how you are and wait to hear. The one in your head would never have asked, and it's hard to keep up an argument with two such different people.",
        presses:
          "You're so agreeable with the other person that they must think everything's wonderful. Underneath, the argument goes on in full sentences. You miss most of what they tell you, and some of it might have been an answer.",
      },
      mars: {
        eases:
          'You take the argument out for a fast walk and come back without most of it. One point is left, and you could make it in under a minute. It was never forty points.',
        presses:
          "Somebody else gets the argument. They ask you a harmless thing, and the opening statement that you'd prepared for another person comes down on them. An apology is due, and so, before long, is a word with the one it was written for.",
      },
      moons: {
        new: "The argument in your head is drowned out by what starts there, and for a while you get some rest from it. It'll be back around bedtime. You could meet it with a question, about what you'd most like to hear the other person say.",
        full: "What comes to a head there does so out loud, and you can watch how it goes. It's messy, and after an hour it's over. The argument in your head is a lot tidier and has been running a lot longer.",
      },
    },
    after: {
      sun: {
        eases:
          "It's quiet in your head, and you notice it in the shower. You look around for the argument, mostly out of habit. All you find is a line or two that have lost their place, so you think about lunch.",
        presses:
          "The other person is telling it their way, possibly to people you know, and in that version you're the difficult one. It'd be easy to start the argument up again over this. You were there when it was spoken out loud, though, so you know how it went.",
      },
      mercury: {
        eases:
          "The person you've argued with in your head sends you something, a photo or a line about what you said. It's a peace offering, or it's just on their mind. You answer in the voice you use for friends, and nobody in your head objects.",
        presses:
          "You think of the perfect reply two days late. It's very good. Sending it would open up the argument again for the sake of one sentence, and there must be a friend somewhere who'd enjoy it just as much.",
      },
      venus: {
        eases:
          "You find that you like the other person. It takes you by surprise, in the middle of a chore or a dull story of theirs. Speaking for themselves, they're less eloquent than in your argument and easier to forgive.",
        presses:
          "It's a bit formal between you, as it is after plain speaking. You'd like to hurry back to normal. Normal was when you were cheerful with them and argued alone at night, so this may be an improvement.",
      },
      mars: {
        eases:
          "You do something with the other person or for them, and it's easier than talking. There's a job, you both know how it goes, and no one has to be right. Arguments tend to end a little later than the talking does, at about this point.",
        presses:
          "If it happens again, the very thing, you'll feel the old argument start its engine. You can say so on the spot this time. It comes out short and not very polite, and then there's nothing to rehearse.",
      },
      moons: {
        new: "The hours that an argument takes up could go to what starts there. They come to more than you'd care to admit. If it tries to start up again all the same, you can tell it that you're waiting for the other person.",
        full: "The argument in your head could live for weeks on what comes to a head there. You might also ask the person involved what they meant, while they're in front of you. They tell you, and it's almost a letdown.",
      },
    },
    slow: {
      eases: [
        "In these weeks you lose your taste for the argument. You start it up, and by the second sentence you'd rather think about something else. The person it was with is turning back into somebody you know, with a dog and, here and there, a point.",
        "The other person gets better lines. You've begun to hear how they'd put it, including the part where they have a point, and you can't make them stupid anymore. It's hard to keep up an argument alone with somebody that sensible.",
      ],
      presses: [
        "For some weeks the argument follows you around, and it's getting repetitive. There may be something underneath that hasn't come up once, for instance that you were hurt, or that you'd have liked to be asked. Arguing could be how you keep it from coming up.",
        "The argument picks up new material. Whatever the other person does, or forgets to do, goes into the file, and they don't know that there is one. A quarter of an hour with them might close it, and you'd be surprised at how thin it is when it's read aloud.",
      ],
    },
    houses: {
      new: {
        1: "A fresh start makes you feel lighter, and you get through a whole shave or a whole blow-dry without the argument. It's hard to be new at something and right about everything in the same morning.",
        2: "Working out your finances takes your whole mind for an hour, and the argument doesn't get a word in. What it's really about may be on the page in front of you, since a good many arguments come down to who paid.",
        3: "New people to talk to have new opinions, and they interrupt. It's a reminder of how an argument goes when both sides are present. The one in your head runs more smoothly, and it gets nowhere.",
        4: "The place is being rearranged, and you have the argument with the wallpaper while you're at it. The other person could be asked to hold the ladder. With four hands busy, people get to the point sooner.",
        5: "You start something that's only for pleasure, and for an hour the argument doesn't come up. The other person might like it, too. An hour spent side by side at something silly is a fair way to begin a talk.",
        6: "The new routine includes a stretch of doing nothing much with your hands, and that's where the argument likes to sit. It's been through forty rounds over the dishes. An actual round would take as long as drying them.",
        7: "You're beginning something with another person, and you try out in your head how they'd answer. In person they do it differently. The one you argue with in your head would probably surprise you, too.",
        8: "You're asked to trust somebody, with money or with what you feel, and you play out in your head how they'd let you down. The argument works in the same way. In neither case has anyone asked the other person.",
        9: 'On the way somewhere, or in a lecture, you see the argument from a long way off. It may come down to one remark. You could ask the other person what they meant by it.',
        10: "A new position or a new task may bring the argument into meetings, where you start answering things that nobody said. Only one person would know what you're talking about, and they may not even work there.",
        11: "You join people who are planning something, and they disagree out loud and then order food. It's instructive. An argument in the head never gets as far as the food.",
        12: "You withdraw for some rest, and the argument comes along, since it lives where you do. After two quiet days it gets bored. What's left is a wish to hear how the other person tells it.",
      },
      full: {
        1: "You've got the floor, and some of the argument in your head gets into what you say. It's fiercer than the occasion calls for. Somebody may ask whom you're talking to, and it would be worth knowing.",
        2: "A sum has to be agreed on, and you come to the table with lines prepared for the other argument. They don't fit. You can settle the number here and save the lines for the person they're about.",
        3: "A conversation may get away from you, so that you're suddenly saying the lines of the argument aloud. They sound longer than they did in the shower. One question from the other side, and you're off the script.",
        4: 'When voices go up at home, you recognize some sentences from the argument in your head. They always win there. Here somebody answers, and then you all have to agree on dinner.',
        5: "Halfway through a good evening you notice that you're not arguing with anyone. The other person might be two tables down, laughing at something. They wouldn't look anything like the opponent in your head.",
        6: "You're worn out, and the argument has been running on your sleep. It's put in longer hours than you have. Ten minutes with the other person would let you go to bed with a quiet head.",
        7: "You tend to answer for someone close to you before they've opened their mouth. Their own answer is usually better. The other person in your argument may be underrated in the same way.",
        8: "Something that's never been said between you and somebody may get said, and you both still want dinner afterward. You think of your argument with its hundred rehearsals. Saying it would take less time than one of them.",
        9: "A debate about the large questions finds you unbeatable, since the argument has kept you in practice. You win, and nobody's changed. There's one smaller question that you'd like a certain person to answer.",
        10: 'When credit is given out in public, the argument in your head gets loud enough to drown the speeches. It may have a point. The point could be made to one person afterward, without the applause in the background.',
        11: "Friends may take sides in something and ask for your view. You give it at length, and half of it comes from the argument in your head. If they ask who you're talking about, it's a good question.",
        12: "The evening's quiet and your head isn't. You've reached the place in the argument where the other person breaks down and agrees. Even you don't believe it anymore, and that's close to being done with it.",
      },
    },
    turns: {
      begins:
        "You ask the other person whether they've got a quarter of an hour. The lines you rehearsed are of little use, since they haven't learned theirs. It's worth starting with the end of the argument, with what you'd like to happen, and finding out whether the rest is needed at all.",
      shows:
        "You and the other person are face to face with the argument, planned or unplanned. They're more stubborn than in your head, or kinder. It may go badly for a few minutes. The difference is that somebody answers, and the answers aren't any that you could have made up.",
      halts:
        "You start to have it out, and it breaks off. One of you has to leave, or asks for time, and the time becomes months. It's unsatisfying. Even so, the argument has two people in it from here on, and yours isn't the only version that somebody turns over at night.",
      resumes:
        "After a long stretch of talking about other things, you and the other person get to it. Neither of you is as angry as the argument in your head has kept you. Without the anger there's a simple difference, about who does what or who gets the credit, and those can be split.",
      eases:
        "It's almost too easy. The other person brings up what you've been arguing about, or you do while you're hunting for your sunglasses, and they say that they've been meaning to ask. Your best lines go unused. You may feel cheated of the big scene for a moment, and it'd be a shame to insist on one.",
      presses:
        "You have it out, and the other person hits back. Some of what they say is unfair, and one thing isn't. They never get that line in your versions. You may have kept having the argument so that it wouldn't come up, and now it has, and you're both still standing there.",
    },
    closes: {
      begins:
        "If you've said the first sentence to their face by the end of {month}, the argument has moved out of your head. It kept repeating because there was nobody in there to answer it.",
      shows:
        "In your head you have the argument where you can win it. If you've had it with a living person by the end of {month}, it may not have been a win, and you'll sleep better all the same.",
      halts:
        "{month} may end with the argument half had. Half is enough to stop the repeats, you'll find, since you don't have to supply both voices anymore.",
      resumes:
        "An argument goes on in the head when it's got nowhere else to go. {month} gives it a table and two people, and what's left over after that can be divided like a restaurant check.",
      eases:
        "You may be a little embarrassed in {month} by how little it takes. If you let the big scene go, there's nothing to go over afterward. The argument in your head was mostly waiting to be interrupted.",
      presses:
        "{month} may show you which line you keep leaving out. With that one spoken, the argument has nothing left to protect you from, and there's no need to have it again.",
    },
  },
]
