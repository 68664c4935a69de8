import type { MonthPlot } from '#lore/authored.ts'

export const seventhHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about who gives way when you and somebody close want different things, and about the score that each of you keeps.',
    among:
      'It may be where to spend the holidays, how late the music plays, or how much to pay for a car.',
    cast: {
      sun: 'the pride that minds giving way more than going without',
      moon: 'the wish to be spoiled now and then without it going on the score',
      mercury: 'the memory that keeps your copy of the score',
      venus: "the fondness that hands over the last slice and doesn't sigh",
      mars: "the temper that won't give way over an open window",
      jupiter: 'the generosity that gives way before anyone has asked',
      saturn: 'the bookkeeper in you who enters each time you gave way',
      uranus: 'the whim to give way out of turn and spoil the score',
      neptune: "the dream of a person who'd always want the same thing you do",
      pluto: "the one old item on the score that you won't cross off",
      asc: 'the face you make when you say that either way is fine',
      mc: 'what other people think they know about who gives way',
    },
    before: {
      sun: {
        eases:
          "You both want something, and the other person may give way before you've made your case. It's almost disappointing. You'd come with three good reasons, and the score hadn't crossed their mind.",
        presses:
          'You give way in front of other people because a discussion would look bad. It goes down on your side of the score, in ink. The other person may not know that there was anything to win.',
      },
      mercury: {
        eases:
          "You ask how much it matters to them, from one to ten, and they say three. You're at eight. That settles who gives way, and it's taken less time than the sigh would have.",
        presses:
          "You're both quoting from the score, and the two copies don't agree. Each of you remembers giving way in full detail. Being given way to hasn't left much of a trace with either.",
      },
      venus: {
        eases:
          "You give way over a movie or the last slice because you feel like it, and there's no sigh in it. Nobody writes it down. An hour later you couldn't say yourself who got what they wanted.",
        presses:
          "You agree for the sake of a pleasant evening, and you're gracious about it, and in a week you'll bring it up. That's giving way on credit. They'd have preferred an honest no to your giving way and keeping it on the score.",
      },
      mars: {
        eases:
          'You decide a small one, the restaurant or the route, without taking a vote. The other person comes along quite happily. It may have tired them more to be asked each time than it does to give way.',
        presses:
          "It's a matter of principle, and the principle is who left the window open. You've both got a great deal to say on that. The one who gives way first gets to go to bed, which isn't a bad prize.",
      },
      moons: {
        new: "Something of yours starts there, or something of theirs, and it'll cost the other one a few evenings. Nobody has asked yet. If it's put as a question, the one who gives way knows what for and has no need to enter it in the score.",
        full: "What comes to a head there may settle a few things over both your heads. It's almost a holiday. When neither of you gets to choose, nobody has given way to anybody, and the score stays where it was.",
      },
    },
    after: {
      sun: {
        eases:
          "You get your way and enjoy it, without looking sideways to see what it cost. That's the polite thing to do. The other person gave way so that you'd have a good time.",
        presses:
          "You're worn out and would like to be given way to, for no better reason than that. You may have to say it out loud. By the score it isn't your turn, and they can't guess what sort of day you've had.",
      },
      mercury: {
        eases:
          "The two of you divide it up, so that one decides about trips, say, and the other about guests. Each has a field where giving way isn't called for. It's a dull little talk, and it calls off an argument that you'd have had nine more times.",
        presses:
          "You gave way, and now you hear that they'd have been fine either way and only wanted to be asked. It's irritating. The next time you could ask first, and save giving way for what matters to one of you.",
      },
      venus: {
        eases:
          "You may be thanked for giving way. They noticed, after all. You'd have been content with half as much, and the next time comes easier for it.",
        presses:
          "What you wanted and didn't get is right in front of you, on somebody's plate or in somebody's vacation photos. You gave way fairly. You're still allowed to be sorry for about an evening, and to be heard sighing once.",
      },
      mars: {
        eases:
          "You push for what you want, in a good mood, and they push back, and it turns into a game. By the time one of you gives way you've both made some outrageous offers. The winner buys the ice cream.",
        presses:
          "Somebody digs in, and so do you. Underneath this argument is the one before it, which you thought was settled. One of you could say that you're both just tired, and that doesn't count as giving way.",
      },
      moons: {
        new: "It's a new field, and you could both start counting on the first day. One score is plenty for two people. If it's agreed early who decides over there, the other one only has to give way once.",
        full: 'When something comes to a head there, one of you needs more, and the other gives way for some days without a word. None of it goes on the score. Afterward a thank-you that mentions one particular evening would be worth more than the next turn.',
      },
    },
    slow: {
      eases: [
        "There's less to win these weeks. Each of you gives way now and then without asking for a receipt, and a good mood on one side tends to start one on the other. Neither of you has looked at the score in a while.",
        "Each of you has begun to steer a little toward what the other likes, before there's even a question. It happens with the movie and with the thermostat. When that much is given ahead of time, giving way hardly comes into it, and the score has gaps that nobody fills.",
      ],
      presses: [
        "Over these weeks you want different things in more places than usual, and the same person gives way in most of them. If that's you, you've begun to sigh. It would help them to hear which of those things you'd mind least, and which you'd mind most.",
        'Every small decision has an older one behind it at the moment, and so it can take a whole evening to choose a restaurant. The score is being kept in tenths. One old item could come off it if you said, out of the blue, that the other person had been right about that.',
      ],
    },
    houses: {
      new: {
        1: "A haircut or a new habit is yours alone, and nobody has to give way for it. It's restful to want something that can't go on the score.",
        2: "If something has to be bought that two people will look at for years, one of you may want the cheap one. Before it turns into a contest over who gives way, you could ask who's going to use it more.",
        3: "Asked when you can meet, you write that any time works. It doesn't, quite. If somebody at home has to move dinner for it, they'll count that as giving way, unless you asked before you answered.",
        4: 'If anything is to be moved at home, the couch or who sleeps where, two people will have opinions on it. Giving way about the couch comes easier to the one who gets the window.',
        5: "Something that's purely for fun may take an evening that you usually spend with somebody close. They can give way gladly about an evening. They'd like to hear afterward how it was, and then it's off the score.",
        6: 'In a new schedule, two people may want the bathroom or the car at the same minute. The one who gives way does it half asleep and remembers it all day. Ten minutes moved by agreement would keep it off the score.',
        7: "With a new person there's no score yet, and two people who've had one for years can agree to start over. Either way, the first to give way could get a thank-you on the spot.",
        8: "If you're about to pool money or sign for something together, the form may want one name on top. Giving way about that lasts for years. If you care about the order, it's cheaper to say so now than to keep it on the score.",
        9: 'If you plan a trip together, one of you may like museums and the other a chair in the shade. There are enough days for both. When a morning is traded for an afternoon, nobody has given way.',
        10: "If work offers you something new, it'll want hours, and some of them may come out of what you share with somebody. The one who has to give way takes it better as a question than as a piece of good news.",
        11: "A new group may want the very evening that you keep for somebody close. Giving way about that once is easy, and so is the second time. It's the third that goes down on the score, usually without a word.",
        12: "For a while you let other people decide things, which is lovely if you're tired. You can tell whether it's a rest by listening for the sigh. Where there's a sigh, the score is still being kept.",
      },
      full: {
        1: 'What you want is written on your face, and everyone can read it. Giving way with a face like that fools nobody. You might as well say it, since the other person has probably been waiting to hear it in words.',
        2: 'When a bill comes in, you both remember who wanted the thing. If anything belongs on the score, this does. It would be elegant if the one who got their way paid the larger half and made no speech.',
        3: 'If an argument gets to the point where you both scroll up for proof, you could read your own messages first. You may find that you gave way twice and announced it five times.',
        4: "With people in every room at home, everyone has to give way to reach the fridge, and in a crowd nobody keeps score. You hand over your chair and the last clean glass, and you don't feel any poorer for it.",
        5: "On a big evening somebody has to drive home or stay with the kids. If you offer before it's discussed, you've given way in style, and the one who gets to dance may remember it longer than you will.",
        6: "When everyone's worn out, the argument is about the dishes. Nobody can keep a true score of who did what in a stretch like this, though each of you is sure of the total. One of you could give way and pick up a towel.",
        7: "What you disagree about may come to a point, and then one of you has to say in a full sentence what they want. The other is likely to be relieved. It's hard to give way to somebody who only hints.",
        8: "On a matter of trust or shared money, taking turns won't do. If you both give way to please the other, you can end up in a middle that neither of you likes. First each of you could say what you'd choose alone.",
        9: "If an argument about beliefs gets to where you can't both be right, nobody has to give way. You can go on disagreeing over dessert. It's only on a plan, such as which way to drive, that one of you has to.",
        10: "Whatever you finish at work, a person close to you may have given way on an evening or two to make it possible. If you thank them for those evenings by name, there's nothing left to enter in the score.",
        11: "If friends want an answer and the two of you don't agree, you're both apt to be terribly generous in front of them. The one who gives way in company may still be adding it up in the car.",
        12: "You're alone for long enough to go over the score in peace. It doesn't look quite as it does in an argument. There may be an item on the other side that you tend to leave out.",
      },
    },
    turns: {
      begins:
        "You suggest that one of you decides it this time and the other one the next, and you say which you'd like to be. It sounds childish, and it works on grown-ups. The best moment for it is before either of you cares very much. After that, who gives way is something you can look up.",
      shows:
        "The score comes out, possibly over something as small as a window seat. You hear what the other person believes they've given up for you. Some of it you never knew about and would gladly have handed back. You've got a list of your own, and the largest item on it is news to them as well.",
      halts:
        'On the main thing neither of you is going to give way for some months, and you could stop asking. The music stays as loud as it is. There are plenty of smaller matters in which to be generous in the meantime. You may even find out, over time, which of you minds less about the large one.',
      resumes:
        'What the two of you had stopped arguing about can be brought up again, because one of you has softened a little. It may be you. Giving way is cheap at the moment, since neither can remember who was ahead. You could go first and see how far they come to meet you.',
      eases:
        "What each of you wants fits together, as if somebody had planned it, and nobody has to give way. It's a good time to settle the practical side, such as the dates or the money. You'd be less generous about those with the score in front of you.",
      presses:
        "You may have to pick between keeping the peace and getting the thing you want, and you know the first by heart. Holding out can be done in a low voice, with an idea of what they'd get for giving way. The quarrel that follows could be shorter than the peace would have been.",
    },
    closes: {
      begins:
        "If the two of you have taken turns once by the end of {month}, you know who gives way. It's the one whose turn it is. That frees up a fair number of evenings.",
      shows:
        "You may get to see each other's score in {month}, and neither copy is likely to be fair. The one who gives way more tends to mention it less. A few late thank-yous would bring it close to even.",
      halts:
        "An open question between you won't hurt anyone in {month}. Nobody has to give way until something has to be decided, and that may be further off than it sounds when you're both talking.",
      resumes:
        "Who gives way? In {month} it may be the one who remembers first that they like the other. The score can't tell you who that'll be, and it could be different each time.",
      eases:
        "How rarely anyone has to give way is something you get to see in {month}. For the few times when it's needed, the one who cares more could decide, and the other one gets to choose the music.",
      presses:
        "If one of you holds out in {month}, and you talk about dinner the next day as usual, that's worth more to you than a score. Giving way is pleasanter when you know that you don't have to.",
    },
  },
  {
    asks: 'Are you on the same side, you and the person nearest you? {month} is about the times when one of you says we, and whether you both mean it.',
    among: 'It may come up over money, over a move, or over how to talk to a difficult relative.',
    cast: {
      sun: 'the person you are before anyone says we',
      moon: 'the comfort of being backed up without having to ask',
      mercury: 'the we that goes into a message before the other person has been asked',
      venus: "the glance across a room that says whose side you're on",
      mars: 'the fighter who jumps up when the person nearest you is attacked',
      jupiter: 'the large we that accepts every invitation for two',
      saturn: "the duty to take somebody's side in public and argue about it at home",
      uranus: 'the streak that says I just when we was expected',
      neptune: 'the belief that two people on the same side think alike',
      pluto: 'how badly you need to know whose side the other person is on',
      asc: 'the half of a we that people meet when you come alone',
      mc: 'the praise for which you have to choose between I and we',
    },
    before: {
      sun: {
        eases:
          "You're both asked something by a person with authority, and one of you answers for two. It's what the other would have said, down to the pause. You hadn't arranged it, and it seems that you're on the same side.",
        presses:
          'In company the person nearest you may agree with somebody else about a thing that you two see differently. You keep smiling. They probably just wanted the evening to go on, but for a minute there your side has one member.',
      },
      mercury: {
        eases:
          "You compare notes before either of you answers the relative or signs for the money. You were nearly of one mind already. Now you're on the same side with the same sentence, and that's harder to get around than two good ones.",
        presses:
          "You write that we'd love to, and you haven't asked. The other person finds out from the calendar. It was a warm we and a bit too large, and it shrinks more easily now than it will an hour before the party.",
      },
      venus: {
        eases:
          "The two of you catch each other's eye across a room over something that no one else has noticed. Nothing's solved by it. You do go home knowing whose side you're on.",
        presses:
          "You side with an outsider, who seems to need it more, and the person nearest you goes quiet. They know in theory that you're with them. They'd like to see it once in a while with other people watching.",
      },
      mars: {
        eases:
          "There's a job for two, such as getting a mattress up the stairs, and you do it like people who've rehearsed. One pushes and the other looks around the corner. By the second landing you know you're on the same side, at least about stairs.",
        presses:
          "You start out arguing together against the bill or the noise, and somehow you end up arguing against each other. The bill is the same as before. If one of you points that out, you're on the same side again.",
      },
      moons: {
        new: "What starts there has room for one name or for two, and nobody has said which. It can be a fine thing to have for yourself. The person nearest you would only like to know, before somebody asks them how we're enjoying it.",
        full: 'Something comes to a head there, and you may have to say where you stand with people listening. One of them could be the person nearest you. Two words in the elevator beforehand would be enough to put you both on the same side.',
      },
    },
    after: {
      sun: {
        eases:
          "You're praised for something, and you say that we did it. It's simply accurate. You can see the word arrive, and the other person stands a little closer to you for the rest of the conversation.",
        presses:
          "You're tired of saying we and doing it alone. It may look different from over there, where somebody takes care of two or three things that you never see. The two lists are worth comparing before you decide that you're alone on your side.",
      },
      mercury: {
        eases:
          "A third person tries for a different answer from each of you and gets the same one twice. The two of you hadn't even talked. You're a little proud of being on one side, and you can tell the other person about it later.",
        presses:
          "It comes out that you've each told the same person something else. It looks like a split, and it was a busy week. One message can repair it, if it has the word we in it and leaves out whose fault it was.",
      },
      venus: {
        eases:
          "The other person may back you on something that they'd have done differently. You hear about their doubts later, when it's just the two of you. You'd lose a few arguments for the sake of being on a side like that.",
        presses:
          "You're a good team, and you'd still like to be courted. So much teamwork can make an evening rather efficient. You could be the one to say that the list can wait and that you want to hear something that isn't on it.",
      },
      mars: {
        eases:
          "You defend the person nearest you, against a joke or a rude waiter, before you've thought about it. They look at you with interest. It's nice for both of you to know which side you take without thinking.",
        presses:
          "The other person has handled it their way, and you can't stand how. You both wanted the same result, and you've got it. Since you're on one side, your better method can wait until after dinner, or until it's funny.",
      },
      moons: {
        new: "New people come with a beginning, and they'll hear about the person nearest you before they've met them. It's worth listening to how you tell it. The word we comes up early in the story, or late, or it gets left out, and each of those means something.",
        full: "You learn quickly who your people are when something comes to a head. Some of them send advice and some bring food. If the person nearest you is the one who asks what we should do, you've had your answer about sides in a single word.",
      },
    },
    slow: {
      eases: [
        "These weeks you hand things to each other without comment, and the word we gets used where it used to be you or me. People may remark that the two of you always agree. It isn't quite true, and it pleases you both.",
        "Other people have started to treat the two of you as one address. A message for one gets answered by the other, and nobody can tell. You still disagree in private when you feel like it, and you're on the same side again by dessert.",
      ],
      presses: [
        "Over these weeks something outside pulls at you both, money maybe, or a demanding relative, and each handles it alone in order to spare the other. It's meant as loyalty. From the other person's side it's hard to tell it from being left out.",
        "Each of you is needed elsewhere for a while, by family or a job or a friend in trouble, and the we wears a little thin. From close up it looks like a difference of opinion. It may only be two tired people who haven't sat on the same side of a table in some time.",
      ],
    },
    houses: {
      new: {
        1: "You'd like to start something that needs only you, a haircut or an hour at the gym. The person nearest you may be asked by others what they think of it. A hint beforehand makes it easier for them to take your side.",
        2: "When money comes in or goes out in a new way, one of you has to ask whether it's mine or ours. It sounds like bookkeeping, and it's where people find out how much the word we covers.",
        3: "Plans and replies go out all day, and your thumb types we by itself. It's sweet, and half of it is guesswork. Reading the message aloud to the other half of the we takes about four seconds.",
        4: 'Anything new under your roof or in the family brings relatives who ask one person at a time. You may each hear what the other supposedly said. It helps to have settled, before the phone rings, what we think.',
        5: "You can have great fun with something that the person nearest you doesn't see the point of. They don't have to. People can be on your side by holding your jacket and asking afterward who won.",
        6: "With the day cut up in a new way, you and the person nearest you may meet between two errands. It's possible to be on the same side of a grocery list. A note on the counter with a we in it helps more than you'd think.",
        7: "An alliance begins, in love or in business, or an old one gets a fresh start. Everyone says we rather fast in the early days. You'll know that it's meant when somebody says it about a chore.",
        8: "If an account or a confidence is to be shared in earnest, the word we gets expensive. It's worth hearing each other say it slowly, with an amount after it.",
        9: "With a trip or a course in sight, you may be asked whether it's for one or two. Going alone takes you off nobody's side. The person nearest you would only like to hear of it while it's still an idea.",
        10: "If a chance comes up at work, it has one name on it, and it's yours. The evenings it costs may belong to more people than you. Somebody who was asked beforehand is on your side when you come home late.",
        11: "New people know you only as one person, and they'll meet the person nearest you in your stories first. By the second story they can tell whether the two of you are on one side.",
        12: "You keep more to yourself than usual, and it does you good. From outside it can look as if you'd left the team. A word about what you need the quiet for would keep the person nearest you on your side of it.",
      },
      full: {
        1: 'Everyone looks at you and wants to know what you think, in the singular. You can answer for yourself. If the person nearest you is in the room, one glance over there says we without putting words in their mouth.',
        2: "Going over the accounts, you see what each of you assumed that we would pay. Some of it may be funny. At least you're looking at the same numbers from the same side of the table.",
        3: "If a remark goes around about the person nearest you, they may get to hear it. They'd mostly like to know whether you said anything at the time. Three words on the spot put you on somebody's side better than an hour of explaining.",
        4: "With the family or the whole household in one room, everyone would like you on their side. There's one person whose eye you want to catch. Once you have, the argument about the thermostat matters a good deal less.",
        5: "When something you've looked forward to goes well, you turn around to see who's as pleased as you are. The first face you look for belongs to somebody on your side. It's an easier way to find out than asking.",
        6: "When there's too much to do, one of you tends to do most of it with tight lips. Being on the same side comes down to who picks up a towel. Nobody has to be asked, though asking is allowed.",
        7: 'You come up against the person nearest you, or the two of you come up against somebody else. From inside the argument those feel much the same. The one who first remembers what you both wanted may turn it back into a we.',
        8: "A question of trust or of shared money can be answered with one signature or with two separate ones, and both are friendly. You're on the same side if you'd each give the same answer alone.",
        9: "If a matter of principle comes up, the person nearest you may not be with you on it. It's still possible to be on the same side. Plenty of people vote differently and share the ride to the polls.",
        10: "Praise in public is usually in the singular. If some comes to you, there's room in it for one sentence about the person who's on your side. They may act embarrassed, and they'll know it by heart.",
        11: "A party separates you from the person you came with, or from the one you'd call first. If you hear them across the room telling a story with a we in it, you can believe it. They weren't saying it for you.",
        12: "What you carry alone can get too heavy for one, or too silly to hide. The person nearest you can't be on your side of a thing they've never heard of. Most people would rather carry half of it than be shown a calm face.",
      },
    },
    turns: {
      begins:
        "You ask the person nearest you to do one thing as a pair, such as making the call together or going through the numbers on one screen. It takes longer than it would alone. Somewhere in the middle you may find that you've had the same worry separately. After that you're on the same side of it, and it's easier to say we.",
      shows:
        "You're both asked at the same moment, and you can see where you stand. One of you says we, and the other looks surprised. In company that's a little awkward. It's also a quick way to learn what you two haven't talked about, and the ride home should be long enough to start.",
      halts:
        "What you were up against together goes quiet for some months, and with it goes the thing that put you on one side. You may be a bit formal with each other at first. What you used to talk about comes back, usually while you're doing something else, and then you're on the same side without a reason.",
      resumes:
        "A matter that you'd each been dealing with alone comes up again, and this time you both get the email. You needn't go over who's done more. You can say what you'd like to be rid of and ask what they'd like to hand to you. It's oddly touching to hear somebody say we about paperwork.",
      eases:
        "You may be taken for a unit, and it's to your advantage. There's a better table in it, or a yes that neither of you would have gotten alone. You could use the occasion to ask for something else with both your names on it, since people find it hard to refuse a we that's in a good mood.",
      presses:
        "You're pulled one way and the person nearest you another, possibly by people who'd like you to choose. You don't have to do it in front of them. If you tell each other about it first, you're on the same side already, and all that's left to work out is what you'll say to the rest.",
    },
    closes: {
      begins:
        "If you've tackled one thing as a pair by the end of {month}, you'll know from how it felt. You're on the same side when the problem is across the table and there's somebody next to you.",
      shows:
        "You're on the same side in most of it, as {month} is likely to show, and there's one matter in which you aren't. It's good to know which one. You can talk about it without putting the rest in doubt.",
      halts:
        'With nothing to push you together in {month}, you find out what else does. If the we holds up on a slow evening with no one to be against, then it was never only about them.',
      resumes:
        "By the end of {month} there's one thing at least that has both your names on it again. You may have been on the same side all along, and merely working in separate rooms.",
      eases:
        "It's easy to say we in {month}, and you'll hear it coming back to you. You'll have your answer when there's some good news and each of you wants to tell the other first.",
      presses:
        "Other people would like an answer, too, and so {month} puts the question rather bluntly. You're on the same side if you heard it from each other first. What you tell everyone else can be decided later, between the two of you.",
    },
  },
  {
    asks: '{month} is about a decision that belongs to two people, and about your half of it.',
    among:
      'It may be where to live, whether to have people stay, or what to do with a sum that you both have a claim to.',
    cast: {
      sun: "what you'd choose if the whole decision were yours",
      moon: 'the need to sleep well in whatever you two decide',
      mercury: 'the one line that your half of the decision would fit into',
      venus: 'the courtesy that would cast your vote for the other person',
      mars: 'the impatience that would settle both halves of the decision by tonight',
      jupiter: 'the confidence that whatever the two of you decide will turn out fine',
      saturn: 'the caution that wants figures before your half of the decision is final',
      uranus: 'the third choice in the decision, which neither of you has named',
      neptune: 'the life you picture once the decision is made',
      pluto: "the one point in the decision on which you won't be moved",
      asc: 'the look on your face while the other half is being said',
      mc: 'how the decision will look to people who had no part in it',
    },
    before: {
      sun: {
        eases:
          "A person with no part in the decision asks what you'd want, and you answer without thinking. That's your half. It's a good deal lighter than both halves, which you may have been carrying around to be considerate.",
        presses:
          "Half the people you meet think that it's all up to you, and the others think that you've got no part in it. You're tired of putting it right. It may be enough to say that half of it is yours.",
      },
      mercury: {
        eases:
          "You write down what you'd choose if you were alone in it, and under that what you could live with. The two lines are closer than you expected. Your half of the decision fits into one line now, and you can say it when you're asked.",
        presses:
          "You ask what the other person thinks, and they ask what you think, and it goes around like that for some time. You're both being polite. Somebody has to put a half on the table first, and it could be you.",
      },
      venus: {
        eases:
          "You talk about the decision on a walk, with no result expected, the way people talk about a vacation. It comes out what the other person is worried about. It isn't the thing that you'd been arguing with.",
        presses:
          "You're so anxious to be fair that you've cast your vote for the other person. They hadn't asked for it. The decision now has two votes for their side and none for yours, and they'd be surprised to hear it.",
      },
      mars: {
        eases:
          "You get hold of the facts for your half, a quote or a set of dates, and you get them in an afternoon. There's less to quarrel over once there's a number. You pass it on without saying what you think it proves.",
        presses:
          "You want it settled by the weekend, and you're about to settle it for two. It would be quick. You'd also own the other half of the decision from then on, including all the parts that go wrong.",
      },
      moons: {
        new: "A beginning there may change what you want, and with it your half of the decision. There's no need to announce that on the first day. It's enough to remember, if you're asked, that your answer is older than the news.",
        full: "What comes to a head there has the first claim on your attention for some days, and the decision has to lie still. It's being made all the same. How each of you behaves when it counts tells the other a good deal about the missing half.",
      },
    },
    after: {
      sun: {
        eases:
          "You've said where you stand, and you're being left alone with it in a friendly way. The other half is being thought over. Seen from outside, thinking looks a lot like nothing, and you're being rather good about that.",
        presses:
          "People who have no part in it may ask you what's been decided. You're tempted to round up. The other person would like to be there when their half is announced, and not to hear about it from somebody's cousin.",
      },
      mercury: {
        eases:
          "The other half may arrive, in a text or over a sandwich, and you'd guessed about two thirds of it. The rest is an idea that you hadn't had. The decision's better with it in.",
        presses:
          "You find out that when you both said yes, one of you meant in principle. Nobody's been dishonest. Read aloud slowly, like a recipe with the amounts, the decision would be the same for both of you.",
      },
      venus: {
        eases:
          "You notice how the other person makes up their mind, and you like it. It's slower than your way, and there may be a list involved. In the middle of all this deciding, it comes back to you how much you enjoy them.",
        presses:
          "The decision has a price, and each of you is offering to be the one who pays it. It's a very noble quarrel. Halved, it would be a sum that you could both afford to forget.",
      },
      mars: {
        eases:
          "There's nothing to decide for once and plenty to do, and you do your half. You make the call or carry the boxes. After all that talk about the decision, it's a relief to be tired from lifting something.",
        presses:
          "You've made up your mind, and they're still walking around it. If you push, you may get a yes that they'll take back twice. Your half has been delivered, and what you can fairly ask about the other one is when.",
      },
      moons: {
        new: "Much of what starts there can be decided by one person, and you settle a few things before lunch. It's a treat. You may come back to your half of the decision with more patience for the other one, or with less, and it's good to know which.",
        full: "One thing gets its answer in that part of your life, and you see what it's like to have something decided. It's quieter than you'd thought. Your half of the other decision could be held to the same test, which is whether you'd sleep after saying it.",
      },
    },
    slow: {
      eases: [
        "The decision ripens over these weeks without being discussed every evening. One of you drops a remark, and the other doesn't object. Before long you're both talking as if it had been made, and it's worth asking once, out loud, whether it has.",
        "It's getting clear which parts of the decision nobody minds about. Those could be handed back and forth all day, with great courtesy. What's left are one or two points with some weight to them, and your half may come down to a sentence on each.",
      ],
      presses: [
        "Over these weeks the decision comes to every meal. You both talk around it with great care, since each would like the other to say the first word. Leaving it open is a choice as well, and so far it's the one that you've made together.",
        "Other people have begun to wait for the decision, and some of them call. It would be easy to tell them what they'd like to hear. Your half is all that you've got to give out, though, and the rest has to come from a person who may be slower than the callers.",
      ],
    },
    houses: {
      new: {
        1: "You're starting something that needs no signature but yours. It's good to feel what that's like. When you come back to the decision for two, you can tell what you want from what you're being polite about.",
        2: "If new money comes in and it's yours, nobody has to be consulted. Your half of the decision may have a price on it, too. You'll find it by asking what you could pay without a sigh.",
        3: "Neighbors or a sister or the people in your class may ask how things stand, and the decision gets told again. By the third telling you'll hear which half you always begin with.",
        4: "Moving so much as the table at home takes two people, and they may want it in different places. It's good practice for the decision. You could each say where you'd put it before either of you lifts a corner.",
        5: "Fun gets some time again, or a child does, or something you make. The decision does well when it's left alone for an evening. Your half of it may come to you between two songs, already worded.",
        6: "In a daily routine a great deal gets settled by the person who happens to be standing there. Some parts of the decision could go that way, too. Your half would be what's left, the thing you'd get up early for.",
        7: 'Between you and the person who has the other half of the decision, a new tone may set in, in which a question gets asked and nobody corrects the answer. Your half could be said in that tone, with theirs left out of it for now.',
        8: "Before you share something, a sum or a confidence, it's fair to know what you'd be giving up. The decision may depend on it. If you can put a figure to your half, it's easier to say and a lot easier to hear.",
        9: "Distance is good for a decision, whether it comes from a trip or a class. After a day of other things you stop hearing the other person's arguments in your head. The voice that's left is your half.",
        10: "If something new at work wants a quick answer, it's tempting to let that settle the other decision as well. Work can tell you what you'd earn and when you'd be home. The rest of your half has to come from you.",
        11: "Friends who are making plans may ask how things stand with the decision. You can give them your half and call it that. It's instructive to say it to people who don't have to be convinced.",
        12: 'You keep to yourself for some days, and nobody gets to hear your opinion. Your half of the decision is easier to find with nobody there to please. You could write it down before you come out.',
      },
      full: {
        1: "Your face gives away what you want before you've decided to say it. It saves the other person some guessing. You may as well add the words, so that they get your half of the decision from you.",
        2: 'Next to a final figure the decision looks different, whether or not the figure is a friendly one. Your half may get shorter by a wish or two, and the wishes that survive are probably the real ones.',
        3: "You're talkative, and a whole lunch table may get to hear your half of the decision. There's no harm in it. You'll have heard how it sounds, and the person with the other half could hear it the same evening.",
        4: 'Home is at its fullest and loudest, and you see what living with the decision would be like at the worst hour of the day. If your half is the same after that, it can be trusted.',
        5: "You're enjoying yourself so much that the decision looks far away and very simple. One of those is true. Your half of it would fit on the back of the ticket, and you could see how it reads the next day.",
        6: "Work and chores are at their thickest, and nobody is fit to decide anything after dark. You could agree on that much. Your half of the decision will be the same when you've slept, and you'll put it more kindly.",
        7: "The other half of the decision belongs to a person with a face and a voice. You argue against it in your head so often that the original may be a surprise. It's apt to be less stubborn than your copy.",
        8: 'Once you both know what each of you would put in, money or trust or both, the decision stops being polite. Your half needs a limit. You may have one in mind and think that it sounds cold.',
        9: "On a matter of principle, you and the other person may agree at once. The decision is about the rest of it. Your half may turn out to be quite practical, such as who'd have to get up first.",
        10: "You're used to giving a clear answer at work, where a boss can break a tie. In a decision for two there isn't one. You bring your half to it and then you wait, which takes more nerve.",
        11: "Among friends, everyone has a view of what you and the other person ought to do. It can make quite a chorus. While you listen, you notice that your half of the decision is the one part you'd defend.",
        12: "Something that you've known for a while gets said at last, if only to yourself. It's your half of the decision without the good manners. The person with the other half can probably stand more than you've been allowing for.",
      },
    },
    turns: {
      begins:
        "You say your half out loud before you've trimmed it to what you think the other person can bear. It needn't be pretty. They may be silent for a bit, since they'd expected something more considerate and less clear. After that there's half a decision, which is more than two people can get by guessing.",
      shows:
        "You get to see the other half. It may come out in an argument or in a very good evening, and either way it explains some things that had puzzled you. You'd thought they were against it. They could just be against the hurry, or against a detail that you'd give up without a pang.",
      halts:
        "The decision slows to a crawl for some months, by itself or because one of you asks for that. You may be annoyed, having gotten your half so nicely ready. Bits of it will still come up and get settled. For the rest, you live with things as they are and notice whether you'd still change them.",
      resumes:
        "There's movement in a decision that the two of you had put aside. A date is set or a number comes back, and suddenly you're both on the phone about it. What you wanted before the pause may be a little off by now. Your half deserves a second look before you present it as fresh.",
      eases:
        "You're both leaning the same way at the same time. A piece of it could be decided on the spot, such as the deposit or the guest list. It's worth putting in writing, half as a joke. Two people can forget a great deal about an evening that they both enjoyed.",
      presses:
        "The two of you may be asked for an answer before there is one, and it would be simplest to speak for both. You can say what your half is and that it's a half. It sounds weak for about a minute. It's what the other person would hope to hear if they were listening.",
    },
    closes: {
      begins:
        "If your half has been said by the end of {month}, you've done everything about this decision that's yours to do. The other half has an owner. You could leave it with them and get some sleep.",
      shows:
        "In {month} you get both halves in front of you, possibly for the first time. They may not match. Yours is easier to stand by, and to trim a little, now that you aren't guessing at the other.",
      halts:
        "There's no need to carry your half of the decision around all through {month}. You know what you want by now. It'll still be yours when the other half is ready for it.",
      resumes:
        "By the end of {month} you've gone over your half again, and a part of it may be gone. What's left is what you'd want if nobody were arguing with you, and that's the half to bring.",
      eases:
        'Some of it gets decided in {month} almost in passing. Your half may be nothing more than to notice that you both agree, and to say so before one of you leaves the room.',
      presses:
        "If people want the whole of it in {month} and you give them only your half, you've kept the other person's place for them. A decision that both of you made is easier to live with.",
    },
  },
]
